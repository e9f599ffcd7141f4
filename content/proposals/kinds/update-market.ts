import type { ProposalKind } from '../types.ts';
import { endFields, exampleIds, futureProduct, marketSettings, oracleFields, settingsFields } from './market-parts.ts';

const base = 'terms.updateMarket.changes';

export const updateMarket: ProposalKind = {
  kind: 'update-market',
  term: 'updateMarket',
  family: 'updateMarket',
  enactFamily: 'updateMarket',
  title: 'Tighter price monitoring for BTC/USDT',
  description: 'Replaces the market’s configuration: everything that is not repeated here is lost.',
  change: ({ enactment = 0 }) => ({
    marketId: exampleIds.future,
    changes: { ...marketSettings, instrument: { code: 'BTC/USDT-12W', future: futureProduct(enactment) } },
  }),
  fields: [
    {
      path: 'terms.updateMarket.marketId',
      label: 'Market',
      type: 'id',
      help: 'ID of the market to change.',
      step: 'Market',
      example: 'replace',
    },
    {
      path: `${base}.instrument.code`,
      label: 'Instrument code',
      type: 'text',
      help: 'A short code that traders recognise.',
      step: 'Market',
      example: 'confirm',
    },
    {
      path: `${base}.instrument.future.quoteName`,
      label: 'Quote name',
      type: 'text',
      help: 'Name of the unit that prices are in.',
      step: 'Market',
      example: 'confirm',
    },
    ...endFields(base),
    ...oracleFields(base, 'future'),
    ...settingsFields(base),
  ],
};
