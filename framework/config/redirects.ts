import { trees } from '../../product.ts';

/**
 * Other spellings of routes, without the tree's prefix: those of the original site that the specification spells
 * differently, and addresses that the original site redirected.
 */
const otherSpellings: readonly (readonly [from: string, to: string])[] = [
  ['/tutorials/proposals/asset-transfer-proposal', '/tutorials/proposals/asset-transfer'],
  ['/tutorials/proposals/freeform-proposal', '/tutorials/proposals/freeform'],
  ['/tutorials/proposals/market-state-proposal', '/tutorials/proposals/market-state'],
  ['/tutorials/proposals/network-parameter-proposal', '/tutorials/proposals/network-parameter'],
  ['/tutorials/proposals/new-asset-proposal', '/tutorials/proposals/new-asset'],
  ['/tutorials/proposals/new-market-proposal', '/tutorials/proposals/new-market'],
  ['/tutorials/proposals/new-successor-market-proposal', '/tutorials/proposals/new-successor-market'],
  ['/tutorials/proposals/referral-program-proposal', '/tutorials/proposals/referral-program'],
  ['/tutorials/proposals/update-asset-proposal', '/tutorials/proposals/update-asset'],
  ['/tutorials/proposals/update-market-proposal', '/tutorials/proposals/update-market'],
  ['/tutorials/proposals/volume-discount-program-proposal', '/tutorials/proposals/volume-discount-program'],
  ['/tutorials/proposals/new-perpetuals-market-proposal', '/tutorials/proposals/new-perpetuals-market'],
  ['/api/bridge/contracts/version-undefined-ETH_Asset_Pool', '/api/bridge/contracts/ETH_Asset_Pool'],
  ['/api/vega-wallet/reference/core/openrpc', '/api/vega-wallet/reference/core/json-rpc'],
  ['/concepts/vega-protocol', '/concepts/governance'],
  ['/concepts/trading-on-vega/fees-rewards', '/concepts/trading-on-vega/discounts-rewards'],
  ['/node-operators/get-started/setup-server', '/node-operators/get-started/setup-validator'],
];

/** Parents of pages that are no pages themselves: each leads to the first page of its section. */
const sectionStarts: Readonly<Record<string, readonly string[]>> = {
  '/concepts/new-to-vega': ['/concepts'],
  '/releases/overview': ['/releases'],
  '/node-operators/reference/overview': ['/node-operators/reference'],
  '/tools/vega-wallet/cli-wallet/reference/commands': ['/tools/vega-wallet/cli-wallet/reference'],
  '/api/overview': ['/api', '/category', '/category/api'],
  '/category/api/wallet-api': ['/api/vega-wallet'],
  '/api/vega-wallet/reference/local-service/wallet-api': ['/api/vega-wallet/reference/local-service'],
  '/api/graphql/overview': ['/api/graphql'],
  '/api/rest/overview': ['/api/rest', '/api/rest/data-v2', '/category/api/rest', '/category/api/rest/data-v2'],
  '/category/api/rest/core/core-service': ['/api/rest/core', '/category/api/rest/core'],
  '/category/api/rest/explorer/block-explorer': ['/api/rest/explorer', '/category/api/rest/explorer'],
  '/category/api/rest/state/core-state-service': ['/api/rest/state', '/category/api/rest/state'],
  '/api/grpc/overview': ['/api/grpc', '/api/grpc/vega'],
  '/api/grpc/blockexplorer/api/v1/blockexplorer.proto': [
    '/api/grpc/blockexplorer',
    '/api/grpc/blockexplorer/api',
    '/api/grpc/blockexplorer/api/v1',
  ],
  '/api/grpc/data-node/api/v2/trading_data.proto': [
    '/api/grpc/data-node',
    '/api/grpc/data-node/api',
    '/api/grpc/data-node/api/v2',
  ],
  '/api/grpc/vega/api/v1/core.proto': ['/api/grpc/vega/api', '/api/grpc/vega/api/v1'],
  '/api/grpc/vega/commands/v1/commands.proto': ['/api/grpc/vega/commands', '/api/grpc/vega/commands/v1'],
  '/api/grpc/vega/data/v1/data.proto': ['/api/grpc/vega/data', '/api/grpc/vega/data/v1'],
  '/api/grpc/vega/events/v1/events.proto': ['/api/grpc/vega/events', '/api/grpc/vega/events/v1'],
  '/api/grpc/vega/wallet/v1/wallet.proto': ['/api/grpc/vega/wallet', '/api/grpc/vega/wallet/v1'],
};

const starts = Object.entries(sectionStarts).flatMap(([to, parents]) => parents.map((from) => [from, to] as const));

/** Redirects of both trees; tools/postbuild.ts stops the build when a destination does not exist. */
export function redirects(): { from: string; to: string }[] {
  return Object.values(trees).flatMap((tree) =>
    [...otherSpellings, ...starts].map(([from, to]) => ({ from: `/${tree.path}${from}`, to: `/${tree.path}${to}` })),
  );
}
