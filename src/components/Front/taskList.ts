import type { IconName } from '../SectionIcon/icons';

interface Way {
  readonly label: string;
  readonly route: string;
}

interface Task extends Way {
  readonly reader: string;
  readonly icon: IconName;
  readonly text: string;
  readonly more: readonly Way[];
}

/**
 * Ways in by task, one for each kind of reader. Routes are relative to the tree. Twelve of them, so that one, two, three and four
 * columns are all filled.
 */
export const tasks: readonly Task[] = [
  {
    reader: 'API integrators',
    icon: 'read',
    label: 'Read market data',
    text: 'Prices, trades, orders and balances over REST, gRPC, GraphQL and WebSocket: every field with its unit and scale.',
    route: '/api/overview',
    more: [
      { label: 'Quickstart', route: '/quickstarts/read-market-data' },
      { label: 'REST', route: '/api/rest/overview' },
      { label: 'Endpoints', route: '/api/public-endpoints' },
    ],
  },
  {
    reader: 'Bot builders',
    icon: 'bot',
    label: 'Build a trading bot',
    text: 'One program that grows step by step: read the market, stream it, send orders, follow an outside price.',
    route: '/tutorials/building-a-bot',
    more: [
      { label: 'Quickstart', route: '/quickstarts/stream' },
      { label: 'Trade from a program', route: '/tutorials/programmatic-trading-basics' },
    ],
  },
  {
    reader: 'Traders',
    icon: 'trade',
    label: 'Know what an order will do',
    text: 'Order types, margin, fees, auctions and protections, each with worked numbers and the exact rounding.',
    route: '/concepts/trading-on-vega',
    more: [
      { label: 'Quickstart', route: '/quickstarts/first-order' },
      { label: 'Orders', route: '/concepts/trading-on-vega/orders' },
      { label: 'Margin', route: '/concepts/trading-on-vega/positions-margin' },
    ],
  },
  {
    reader: 'Liquidity providers',
    icon: 'liquidity',
    label: 'Commit liquidity and keep it',
    text: 'The bond, the obligation as it is measured, what it earns, what falling short costs, and how to leave.',
    route: '/tutorials/committing-liquidity',
    more: [
      { label: 'Quickstart', route: '/quickstarts/provide-liquidity' },
      { label: 'The rules', route: '/concepts/liquidity/provision' },
      { label: 'Penalties', route: '/concepts/liquidity/rewards-penalties' },
    ],
  },
  {
    reader: 'Wallet users',
    icon: 'wallet',
    label: 'Hold keys, sign with care',
    text: 'Create, restore and isolate keys, build and send transactions, and get unstuck without asking anyone.',
    route: '/tools/vega-wallet',
    more: [
      { label: 'Quickstart', route: '/quickstarts#before-a-wallet-can-sign' },
      { label: 'Wallets and keys', route: '/concepts/vega-wallet' },
    ],
  },
  {
    reader: 'Stakers',
    icon: 'stake',
    label: 'Stake and nominate',
    text: 'How delegation, epochs, validator scores and rewards work, and what a nomination changes and when.',
    route: '/concepts/vega-chain/proof-of-stake',
    more: [
      { label: 'Quickstart', route: '/quickstarts/stake' },
      { label: 'Stake tokens', route: '/tutorials/assets-tokens/staking-tokens' },
    ],
  },
  {
    reader: 'Proposers',
    icon: 'vote',
    label: 'Change the network by vote',
    text: 'Every kind of proposal with a form, its full JSON, its bounds on this network and why it may fail.',
    route: '/tutorials/proposals',
    more: [
      { label: 'Quickstart', route: '/quickstarts/vote-and-propose' },
      { label: 'Governance', route: '/concepts/governance' },
    ],
  },
  {
    reader: 'Contract developers',
    icon: 'contract',
    label: 'Call the bridge contracts',
    text: 'Functions, events, revert reasons and addresses of the contracts that hold deposits and stake on Ethereum.',
    route: '/api/bridge',
    more: [
      { label: 'Quickstart', route: '/quickstarts/deposit' },
      { label: 'Deposit assets', route: '/tutorials/assets-tokens/depositing-assets' },
    ],
  },
  {
    reader: 'Validators',
    icon: 'node',
    label: 'Run a validator',
    text: 'Set up, upgrade, rotate keys and recover: runbooks with each command, its real flags and how to check it.',
    route: '/node-operators/get-started/setup-validator',
    more: [
      { label: 'All operators', route: '/node-operators' },
      { label: 'Visor', route: '/node-operators/visor' },
    ],
  },
  {
    reader: 'Data node operators',
    icon: 'data',
    label: 'Serve the data',
    text: 'A data node from nothing, or from the history of the network, and what it needs to be a public one.',
    route: '/node-operators/get-started/setup-datanode',
    more: [
      { label: 'Quickstart', route: '/quickstarts/run-a-node' },
      { label: 'Requirements', route: '/node-operators/requirements' },
    ],
  },
  {
    reader: 'Everybody with a number',
    icon: 'calculators',
    label: 'Work it out',
    text: 'Calculators with the formulas and the rounding of the release: fees, margin, funding, auctions, rewards, votes.',
    route: '/calculators',
    more: [
      { label: 'Quickstart', route: '/quickstarts/compute-a-margin' },
      { label: 'Network parameters', route: '/api/network-parameters' },
    ],
  },
  {
    reader: 'Programs and assistants',
    icon: 'program',
    label: 'Take it all along',
    text: 'OpenAPI, protobuf, schemas, samples and formulas as files, and every page as Markdown.',
    route: '/api/downloads',
    more: [{ label: 'How pages are checked', route: '/api/how-these-pages-are-checked' }],
  },
];
