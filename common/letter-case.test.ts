import { expect, test } from 'vitest';
import { snakeCase } from './letter-case.ts';

test.each([
  ['price', 'price'],
  ['partyId', 'party_id'],
  ['realisedPNL', 'realised_pnl'],
  ['parentMarketID', 'parent_market_id'],
  ['liquiditySLAParams', 'liquidity_sla_params'],
  ['teamURL', 'team_url'],
  ['nTopPerformers', 'n_top_performers'],
  ['including_buy_orders', 'including_buy_orders'],
  ['erc20MultiSigSignerAddedBundles', 'erc20_multi_sig_signer_added_bundles'],
])('%s is spelt %s in the protobuf definitions', (name, expected) => {
  expect(snakeCase(name)).toBe(expected);
});
