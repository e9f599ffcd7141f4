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

/** Redirects of both trees; tools/finish.ts stops the build when a destination does not exist. */
export function redirects(): { from: string; to: string }[] {
  return Object.values(trees).flatMap((tree) =>
    otherSpellings.map(([from, to]) => ({ from: `/${tree.path}${from}`, to: `/${tree.path}${to}` })),
  );
}
