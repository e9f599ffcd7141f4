import type { ProposalKind } from '../types.ts';
import { exampleIds } from './market-parts.ts';

const base = 'terms.updateMarketState.changes';

export const marketState: ProposalKind = {
  kind: 'market-state',
  term: 'updateMarketState',
  family: 'updateMarket',
  enactFamily: 'updateMarket',
  title: 'Suspend BTC/USDT',
  description: 'Stops continuous trading while the settlement source is repaired.',
  change: () => ({ changes: { marketId: exampleIds.market, updateType: 'MARKET_STATE_UPDATE_TYPE_SUSPEND' } }),
  fields: [
    { path: `${base}.marketId`, label: 'Market', type: 'id', help: 'ID of the market.', example: 'replace' },
    {
      path: `${base}.updateType`,
      label: 'Change',
      type: 'choice',
      choices: [
        'MARKET_STATE_UPDATE_TYPE_SUSPEND',
        'MARKET_STATE_UPDATE_TYPE_RESUME',
        'MARKET_STATE_UPDATE_TYPE_TERMINATE',
      ],
      help: 'Suspend into an auction, while the market trades continuously; resume; or terminate and settle.',
    },
    {
      path: `${base}.price`,
      label: 'Settlement price',
      type: 'integer',
      min: '0',
      optional: true,
      help: 'Only to terminate: in the market’s price decimals, without a point.',
    },
  ],
  check: (values) => {
    const [type, path] = [values[`${base}.updateType`], `${base}.price`];
    const priced = (values[path] ?? '').trim() !== '';
    if (type === 'MARKET_STATE_UPDATE_TYPE_TERMINATE')
      return priced ? [] : [{ path, message: 'A termination without a price is accepted and fails at its enactment.' }];
    return priced ? [{ path, message: 'Leave it empty: only a termination has a price.' }] : [];
  },
};
