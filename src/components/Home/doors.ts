/** Ways into a tree, one for each kind of reader. Routes are relative to the tree. */
export const doors = [
  {
    reader: 'API integrators',
    title: 'Read and send over any protocol',
    text: 'REST, gRPC, GraphQL and WebSocket, every field with its unit and scale, samples in four languages.',
    route: '/api/overview',
    more: [
      { label: 'REST', route: '/api/rest/overview' },
      { label: 'Public endpoints', route: '/api/public-endpoints' },
    ],
  },
  {
    reader: 'Bot builders',
    title: 'From nothing to a market maker',
    text: 'One program that grows step by step: read the market, stream it, commit liquidity, follow a price.',
    route: '/tutorials/building-a-bot',
    more: [{ label: 'Trading from a program', route: '/tutorials/programmatic-trading-basics' }],
  },
  {
    reader: 'Traders',
    title: 'Know what your order will do',
    text: 'Order types, margin, fees, auctions and protections, with worked numbers and calculators.',
    route: '/concepts/trading-on-vega',
    more: [
      { label: 'Orders', route: '/concepts/trading-on-vega/orders' },
      { label: 'Margin', route: '/concepts/trading-on-vega/positions-margin' },
    ],
  },
  {
    reader: 'Wallet users',
    title: 'Hold your keys, sign with care',
    text: 'Create, restore and isolate keys; build and send transactions; get unstuck without asking anyone.',
    route: '/tools/vega-wallet',
    more: [{ label: 'Wallets and keys', route: '/concepts/vega-wallet' }],
  },
  {
    reader: 'Stakers',
    title: 'Stake, nominate, earn',
    text: 'How delegation, epochs, validator scores and rewards work, and what a nomination changes.',
    route: '/concepts/vega-chain/proof-of-stake',
    more: [{ label: 'Staking tokens', route: '/tutorials/assets-tokens/staking-tokens' }],
  },
  {
    reader: 'Proposers',
    title: 'Change the network by vote',
    text: 'Every kind of proposal with its full JSON, its bounds on this network and why it may fail.',
    route: '/tutorials/proposals',
    more: [{ label: 'Governance', route: '/concepts/governance' }],
  },
  {
    reader: 'Node operators',
    title: 'Run a node through good and bad days',
    text: 'Install, upgrade, rotate keys and recover: each command with its real flags, and runbooks.',
    route: '/node-operators',
    more: [{ label: 'Visor', route: '/node-operators/visor' }],
  },
] as const;
