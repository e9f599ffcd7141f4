import type { AccountKey } from './ledger.ts';
import type { MarketFacts } from './types.ts';

type InMarket = Pick<MarketFacts, 'id' | 'asset'>;

const key = (type: string, asset: string, owner = '', marketId = ''): AccountKey => ({
  type: `ACCOUNT_TYPE_${type}`,
  asset,
  owner,
  marketId,
});

/** The keys of the accounts that the sandbox uses. */
export const account = {
  general: (asset: string, party: string): AccountKey => key('GENERAL', asset, party),
  margin: ({ id, asset }: InMarket, party: string): AccountKey => key('MARGIN', asset, party, id),
  bond: ({ id, asset }: InMarket, party: string): AccountKey => key('BOND', asset, party, id),
  settlement: ({ id, asset }: InMarket): AccountKey => key('SETTLEMENT', asset, '', id),
  insurance: ({ id, asset }: InMarket): AccountKey => key('INSURANCE', asset, '', id),
  liquidityFees: ({ id, asset }: InMarket): AccountKey => key('FEES_LIQUIDITY', asset, '', id),
  infrastructureFees: (asset: string): AccountKey => key('FEES_INFRASTRUCTURE', asset),
  external: (asset: string): AccountKey => key('EXTERNAL', asset),
  of: (type: string, asset: string, owner: string): AccountKey => ({ type, asset, owner, marketId: '' }),
};
