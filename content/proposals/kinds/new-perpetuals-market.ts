import { largestInteger, type ProposalKind } from '../types.ts';
import {
  decimalsFit,
  exampleIds,
  instrumentFields,
  marketSettings,
  oracleFields,
  perpetualProduct,
  settingsFields,
} from './market-parts.ts';

const base = 'terms.newMarket.changes';
const product = `${base}.instrument.perpetual`;

export const newPerpetualsMarket: ProposalKind = {
  kind: 'new-perpetuals-market',
  term: 'newMarket',
  family: 'market',
  enactFamily: 'market',
  title: 'BTC/USDT perpetual',
  description: 'Adds a perpetual future on BTC with funding every eight hours.',
  change: ({ enactment = 0 }) => ({
    changes: {
      ...marketSettings,
      decimalPlaces: '1',
      positionDecimalPlaces: '4',
      instrument: {
        name: 'Bitcoin / Tether perpetual',
        code: 'BTC/USDT-PERP',
        perpetual: perpetualProduct(enactment, exampleIds.asset),
      },
    },
  }),
  fields: [
    ...instrumentFields(base, 'perpetual'),
    {
      path: `${product}.marginFundingFactor`,
      label: 'Margin funding factor',
      type: 'decimal',
      min: '0',
      max: '1',
      help: 'Share of the expected funding payment that margin must cover.',
      step: 'Funding',
    },
    {
      path: `${product}.interestRate`,
      label: 'Interest rate',
      type: 'decimal',
      min: '-1',
      max: '1',
      help: 'Per year, as a fraction; 0.1095 is 10.95 %.',
      step: 'Funding',
    },
    {
      path: `${product}.clampLowerBound`,
      label: 'Lower clamp',
      type: 'decimal',
      min: '-1',
      max: '1',
      help: 'Least interest term, as a fraction of the external average price.',
      step: 'Funding',
    },
    {
      path: `${product}.clampUpperBound`,
      label: 'Upper clamp',
      type: 'decimal',
      min: '-1',
      max: '1',
      help: 'Largest interest term; not below the lower clamp.',
      step: 'Funding',
    },
    {
      path: `${product}.dataSourceSpecForSettlementSchedule.internal.timeTrigger.triggers.0.every`,
      label: 'Funding period',
      type: 'integer',
      min: '1',
      max: largestInteger,
      help: 'Seconds between two funding payments; 28800 is eight hours.',
      step: 'Funding',
    },
    {
      path: `${product}.dataSourceSpecForSettlementSchedule.internal.timeTrigger.triggers.0.initial`,
      label: 'First funding',
      type: 'time',
      help: 'When a period ends for the first time; before the market has opened, an end has no effect.',
      step: 'Funding',
    },
    ...oracleFields(base, 'perpetual'),
    ...settingsFields(base),
  ],
  check: (values) => {
    const [lower, upper] = [values[`${product}.clampLowerBound`], values[`${product}.clampUpperBound`]].map(Number) as [
      number,
      number,
    ];
    return [
      ...(upper < lower
        ? [{ path: `${product}.clampUpperBound`, message: 'The upper clamp cannot be below the lower one.' }]
        : []),
      ...decimalsFit(base)(values),
    ];
  },
};
