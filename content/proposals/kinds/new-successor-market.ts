import type { ProposalKind } from '../types.ts';
import {
  decimalsFit,
  endFields,
  exampleIds,
  futureProduct,
  instrumentFields,
  marketSettings,
  oracleFields,
  settingsFields,
  tradesAfterEnactment,
} from './market-parts.ts';

const base = 'terms.newMarket.changes';

export const newSuccessorMarket: ProposalKind = {
  kind: 'new-successor-market',
  term: 'newMarket',
  family: 'market',
  enactFamily: 'market',
  title: 'BTC/USDT future, next quarter',
  description:
    'Continues the market that ends this quarter, with its liquidity providers’ shares and part of its insurance pool.',
  change: ({ enactment = 0 }) => ({
    changes: {
      ...marketSettings,
      decimalPlaces: '1',
      positionDecimalPlaces: '4',
      instrument: {
        name: 'Bitcoin / Tether future, next quarter',
        code: 'BTC/USDT-NEXT',
        future: futureProduct(enactment, exampleIds.asset),
      },
      successor: { parentMarketId: exampleIds.future, insurancePoolFraction: '0.5' },
    },
  }),
  fields: [
    {
      path: `${base}.successor.parentMarketId`,
      label: 'Parent market',
      type: 'id',
      help: 'ID of the market that this one continues; settlement asset and quote name must be the same.',
      step: 'Market',
      example: 'replace',
    },
    {
      path: `${base}.successor.insurancePoolFraction`,
      label: 'Insurance pool fraction',
      type: 'decimal',
      min: '0',
      max: '1',
      help: 'Share of the parent’s insurance pool that moves over.',
      step: 'Market',
    },
    ...instrumentFields(base, 'future'),
    ...endFields(base),
    ...oracleFields(base, 'future'),
    ...settingsFields(base),
  ],
  check: (values) => [...tradesAfterEnactment(base)(values), ...decimalsFit(base)(values)],
};
