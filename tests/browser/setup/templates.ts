/** One page of each template of the site, for tests that look at all of them. */
export const templates = [
  { name: 'home', path: '/' },
  { name: 'landing', path: '/mainnet' },
  { name: 'guide', path: '/mainnet/concepts/new-to-vega' },
  { name: 'guide with formulas and a calculator', path: '/testnet/concepts/trading-on-vega/positions-margin' },
  { name: 'guide with tables', path: '/mainnet/concepts/trading-on-vega/orders' },
  { name: 'REST operation', path: '/mainnet/api/rest/data-v2/trading-data-service-list-orders' },
  { name: 'proto file', path: '/testnet/api/grpc/vega/markets.proto' },
  { name: 'GraphQL page', path: '/mainnet/api/graphql/queries', smaller: '/mainnet/api/graphql/subscriptions' },
  { name: 'contract', path: '/mainnet/api/bridge/contracts/ERC20_Bridge_Logic' },
  { name: 'network parameters', path: '/testnet/api/network-parameters' },
  { name: 'wallet methods', path: '/mainnet/api/vega-wallet/reference/core/json-rpc' },
  { name: 'request builder', path: '/mainnet/api/vega-wallet/reference/core/json-rpc-api-playground' },
  { name: 'tutorial with samples', path: '/mainnet/tutorials/building-a-bot/getting-started' },
  { name: 'proposal', path: '/testnet/tutorials/proposals/new-market' },
  { name: 'operators', path: '/mainnet/node-operators/how-to/solve-frequent-issues' },
  { name: 'operators’ reference', path: '/testnet/node-operators/reference/configuration-visor-run' },
  { name: 'glossary', path: '/mainnet/concepts/glossary' },
  { name: 'networks compared', path: '/testnet/differences' },
  { name: 'releases', path: '/mainnet/releases/overview' },
  { name: 'downloads', path: '/mainnet/api/downloads' },
  { name: 'category', path: '/mainnet/category/api/rest/data-v2/orders' },
  { name: 'tags', path: '/mainnet/tags' },
  { name: 'tag', path: '/mainnet/tags/asset' },
  { name: 'search results', path: '/search?q=orders' },
  { name: 'offline', path: '/offline' },
  { name: 'restricted', path: '/restricted' },
  { name: 'markdown page', path: '/markdown-page' },
  { name: 'not found', path: '/mainnet/no-such-page' },
] as const;

const isWhole = process.env['TEMPLATES'] === 'all';

/** All templates when `TEMPLATES=all`, as `npm run test:accessibility` says, otherwise every fourth: what takes a second each. */
export const someTemplates = templates.filter((_, index) => isWhole || index % 4 === 0);

/**
 * The page of a template that is looked at element by element, which takes a quarter of a minute where there are twelve
 * thousand of them: one with fewer, where the template names one. `TEMPLATES=all` takes the template's own.
 */
export const lookedThrough = (template: (typeof templates)[number]): string =>
  'smaller' in template && !isWhole ? template.smaller : template.path;
