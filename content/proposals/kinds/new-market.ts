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

export const newMarket: ProposalKind = {
  kind: 'new-market',
  term: 'newMarket',
  family: 'market',
  enactFamily: 'market',
  title: 'BTC/USDT future, twelve weeks',
  description: 'Adds a dated future on BTC that settles in USDT by a signed price.',
  change: ({ enactment = 0 }) => ({
    changes: {
      ...marketSettings,
      decimalPlaces: '1',
      positionDecimalPlaces: '4',
      instrument: {
        name: 'Bitcoin / Tether future',
        code: 'BTC/USDT-12W',
        future: futureProduct(enactment, exampleIds.asset),
      },
    },
  }),
  fields: [
    ...instrumentFields(base, 'future'),
    ...endFields(base),
    ...oracleFields(base, 'future'),
    ...settingsFields(base),
  ],
  check: (values) => [...tradesAfterEnactment(base)(values), ...decimalsFit(base)(values)],
};
