/** What readers of each section look for most, by its path in the tree: shown before anything is typed. Every route is a page. */
const bySection: Readonly<Record<string, readonly (readonly [label: string, route: string])[]>> = {
  '/concepts': [
    ['Orders', '/concepts/trading-on-vega/orders'],
    ['Positions and margin', '/concepts/trading-on-vega/positions-margin'],
    ['Fees', '/concepts/trading-on-vega/fees'],
    ['Governance', '/concepts/governance'],
    ['Glossary', '/concepts/glossary'],
  ],
  '/api': [
    ['Which API to use', '/api/overview'],
    ['Addresses of nodes and contracts', '/api/public-endpoints'],
    ['Rules all APIs share', '/api/using-the-apis'],
    ['WebSocket streams', '/api/websocket'],
    ['Network parameters', '/api/network-parameters'],
  ],
  '/tutorials': [
    ['Place orders by program', '/tutorials/programmatic-trading-basics'],
    ['Build a market-making bot', '/tutorials/building-a-bot'],
    ['Deposit assets', '/tutorials/assets-tokens/depositing-assets'],
    ['Stake tokens', '/tutorials/assets-tokens/staking-tokens'],
    ['Write a proposal', '/tutorials/proposals'],
  ],
  '/tools': [
    ['Console', '/tools/vega-console'],
    ['Wallets compared', '/tools/vega-wallet'],
    ['Create a wallet', '/tools/vega-wallet/cli-wallet/create-wallet'],
    ['Restore a wallet', '/tools/vega-wallet/cli-wallet/guides/restore-wallet'],
  ],
  '/node-operators': [
    ['Runbooks for a node in trouble', '/node-operators/how-to/solve-frequent-issues'],
    ['Set up a data node', '/node-operators/get-started/setup-datanode'],
    ['Protocol upgrades', '/node-operators/how-to/upgrade-network'],
    ['Configuration of the core node', '/node-operators/reference/configuration-core'],
  ],
};

const first: readonly (readonly [label: string, route: string])[] = [
  ['New to Vega?', '/concepts/new-to-vega'],
  ['Which API to use', '/api/overview'],
  ['Tutorials', '/tutorials'],
  ['Network parameters', '/api/network-parameters'],
  ['Glossary', '/concepts/glossary'],
];

/** All routes that are offered anywhere, for tests. */
export const usefulRoutes: readonly string[] = [...Object.values(bySection).flat(), ...first].map(([, route]) => route);

/** Pages to offer a reader who is at a route of a tree: those of its section, else where each section begins. */
export function usefulPages(route: string): readonly (readonly [label: string, route: string])[] {
  const section = Object.keys(bySection).find((start) => route === start || route.startsWith(`${start}/`));
  return bySection[section ?? ''] ?? first;
}
