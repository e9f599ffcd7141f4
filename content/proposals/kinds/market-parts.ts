import { assetDecimals } from '../form-only.ts';
import { largestInteger, type JsonObject, type ProposalField, type ProposalKind, type ProposalRows } from '../types.ts';

/** Ids of the references' examples, which the sandbox has too: an asset, a perpetual, a future, a party. */
export const exampleIds = {
  asset: '41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7',
  market: 'a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27',
  future: 'f6ece8d2e03eef6763737308d351bdd6ae422a1579d934b9d03ea25680339da1',
  party: '732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3',
} as const;

const weeks = (count: number): number => count * 7 * 86_400;

/** An oracle that signs a price, with conditions on its two properties. */
const signedPrice = (property: string, after: number): JsonObject => ({
  external: {
    oracle: {
      signers: [{ pubKey: { key: exampleIds.party } }],
      filters: [
        {
          key: { name: `${property}.value`, type: 'TYPE_INTEGER', numberDecimalPlaces: '5' },
          conditions: [{ operator: 'OPERATOR_GREATER_THAN', value: '0' }],
        },
        {
          key: { name: `${property}.timestamp`, type: 'TYPE_TIMESTAMP' },
          conditions: [{ operator: 'OPERATOR_GREATER_THAN_OR_EQUAL', value: String(after) }],
        },
      ],
    },
  },
});

/** The product of a future that ends twelve weeks after `from` (Unix seconds); `settlementAsset` is left out on updates. */
export const futureProduct = (from: number, settlementAsset?: string): JsonObject => ({
  ...(settlementAsset === undefined ? {} : { settlementAsset }),
  quoteName: 'USDT',
  dataSourceSpecForSettlementData: signedPrice('prices.BTC', from + weeks(12)),
  dataSourceSpecForTradingTermination: {
    internal: {
      time: { conditions: [{ operator: 'OPERATOR_GREATER_THAN_OR_EQUAL', value: String(from + weeks(12)) }] },
    },
  },
  dataSourceSpecBinding: {
    settlementDataProperty: 'prices.BTC.value',
    tradingTerminationProperty: 'vegaprotocol.builtin.timestamp',
  },
});

/** The product of a perpetual with a funding period of eight hours from `from` (Unix seconds). */
export const perpetualProduct = (from: number, settlementAsset: string): JsonObject => ({
  settlementAsset,
  quoteName: 'USDT',
  marginFundingFactor: '0.9',
  interestRate: '0.1095',
  clampLowerBound: '-0.0005',
  clampUpperBound: '0.0005',
  dataSourceSpecForSettlementSchedule: {
    internal: {
      timeTrigger: {
        conditions: [{ operator: 'OPERATOR_GREATER_THAN_OR_EQUAL', value: '0' }],
        triggers: [{ initial: String(from), every: '28800' }],
      },
    },
  },
  dataSourceSpecForSettlementData: signedPrice('prices.BTC', from),
  dataSourceSpecBinding: {
    settlementDataProperty: 'prices.BTC.value',
    settlementScheduleProperty: 'vegaprotocol.builtin.timetrigger',
  },
});

/** What every market configuration holds besides its instrument. */
export const marketSettings: JsonObject = {
  linearSlippageFactor: '0.001',
  quadraticSlippageFactor: '0',
  metadata: ['base:BTC', 'quote:USDT', 'class:fx/crypto'],
  priceMonitoringParameters: { triggers: [{ horizon: '3600', probability: '0.9999', auctionExtension: '120' }] },
  liquidityMonitoringParameters: {
    triggeringRatio: '0.9',
    auctionExtension: '1',
    targetStakeParameters: { timeWindow: '3600', scalingFactor: 1 },
  },
  logNormal: { riskAversionParameter: 0.000001, tau: 0.0001140771161, params: { mu: 0, r: 0, sigma: 1.5 } },
  liquiditySlaParameters: {
    priceRange: '0.05',
    commitmentMinTimeFraction: '0.85',
    performanceHysteresisEpochs: '1',
    slaCompetitionFactor: '0.5',
  },
};

/** Fields of the settings above, below `base` (the path of the configuration). */
export function settingsFields(base: string): readonly (ProposalField | ProposalRows)[] {
  const at = (path: string): string => `${base}.${path}`;
  const [prices, liquidity, risk] = ['Price monitoring', 'Liquidity', 'Risk'];
  return [
    {
      path: at('linearSlippageFactor'),
      label: 'Linear slippage factor',
      type: 'decimal',
      min: '0',
      max: '1000000',
      help: 'Part of the margin that covers closing the position at a worse price; a fraction of the position’s value.',
      step: risk,
    },
    {
      path: at('quadraticSlippageFactor'),
      label: 'Quadratic slippage factor',
      type: 'decimal',
      min: '0',
      max: '1000000',
      help: 'The same, growing with the square of the position’s size.',
      step: risk,
    },
    {
      rows: at('priceMonitoringParameters.triggers'),
      label: 'Trigger',
      step: prices,
      initial: 1,
      min: 1,
      blank: { horizon: '', probability: '', auctionExtension: '' },
      fields: [
        {
          path: 'horizon',
          label: 'horizon',
          type: 'integer',
          min: '1',
          max: largestInteger,
          help: 'Seconds over which the price move is judged.',
        },
        {
          path: 'probability',
          label: 'probability',
          type: 'decimal',
          min: '0.9000000001',
          max: '0.9999999999',
          help: 'Probability that the price stays inside its bounds over the horizon; above 0.9 and below 1.',
        },
        {
          path: 'auctionExtension',
          label: 'auction',
          type: 'integer',
          min: '1',
          max: largestInteger,
          help: 'Seconds that a move outside the bounds adds to the auction.',
        },
      ],
    },
    {
      rows: at('metadata'),
      label: 'Tag',
      step: 'Market',
      initial: 3,
      min: 0,
      blank: '',
      fields: [{ path: '', label: 'text', type: 'text', help: 'A tag that apps filter markets by, such as base:BTC.' }],
    },
    {
      path: at('liquidityMonitoringParameters.triggeringRatio'),
      label: 'Liquidity triggering ratio',
      type: 'decimal',
      min: '0',
      max: '1',
      help: 'Share of the target stake below which a liquidity auction starts.',
      step: liquidity,
    },
    {
      path: at('liquidityMonitoringParameters.targetStakeParameters.timeWindow'),
      label: 'Target stake window',
      type: 'integer',
      min: '1',
      max: largestInteger,
      help: 'Seconds over which the largest open interest counts.',
      step: liquidity,
    },
    {
      path: at('liquidityMonitoringParameters.targetStakeParameters.scalingFactor'),
      label: 'Target stake scaling factor',
      type: 'decimal',
      number: true,
      min: '0.000001',
      help: 'Multiplies the target stake.',
      step: liquidity,
    },
    {
      path: at('logNormal.riskAversionParameter'),
      label: 'Risk aversion',
      type: 'decimal',
      number: true,
      min: '0.00000001',
      max: '0.1',
      help: 'Probability of a loss beyond the margin that the risk model accepts.',
      step: risk,
    },
    {
      path: at('logNormal.tau'),
      label: 'Tau',
      type: 'decimal',
      number: true,
      min: '0.00000001',
      max: '1',
      help: 'Time over which a close-out is expected, as a fraction of a year.',
      step: risk,
    },
    {
      path: at('logNormal.params.sigma'),
      label: 'Sigma',
      type: 'decimal',
      number: true,
      min: '0.001',
      max: '50',
      help: 'Annualised volatility: 1.5 is 150 %.',
      step: risk,
    },
    {
      path: at('liquiditySlaParameters.priceRange'),
      label: 'Price range of liquidity',
      type: 'decimal',
      min: '0.000001',
      max: '20',
      help: 'How far from the mid price orders of liquidity providers count; a fraction.',
      step: liquidity,
    },
    {
      path: at('liquiditySlaParameters.commitmentMinTimeFraction'),
      label: 'Minimum time fraction',
      type: 'decimal',
      min: '0',
      max: '1',
      help: 'Share of an epoch that providers must meet their commitment.',
      step: liquidity,
    },
    {
      path: at('liquiditySlaParameters.performanceHysteresisEpochs'),
      label: 'Hysteresis',
      type: 'integer',
      min: '0',
      max: '366',
      help: 'Earlier epochs whose performance counts for fees.',
      step: liquidity,
    },
    {
      path: at('liquiditySlaParameters.slaCompetitionFactor'),
      label: 'Competition factor',
      type: 'decimal',
      min: '0',
      max: '1',
      help: 'How much of the fees depends on doing better than the minimum.',
      step: liquidity,
    },
  ];
}

/** Fields of a new instrument: names and decimal places. */
export function instrumentFields(base: string, product: 'future' | 'perpetual'): readonly ProposalField[] {
  const at = (path: string): string => `${base}.${path}`;
  const step = 'Market';
  return [
    {
      path: at('instrument.name'),
      label: 'Instrument name',
      type: 'text',
      help: 'The market’s full name.',
      step: step,
      example: 'confirm',
    },
    {
      path: at('instrument.code'),
      label: 'Instrument code',
      type: 'text',
      help: 'A short code that traders recognise.',
      step: step,
      example: 'confirm',
    },
    {
      path: at(`instrument.${product}.settlementAsset`),
      label: 'Settlement asset',
      type: 'asset',
      help: 'The asset that the market settles in.',
      step,
      example: 'replace',
    },
    {
      path: assetDecimals,
      label: 'Decimals of that asset',
      type: 'integer',
      min: '0',
      max: '255',
      help: 'As the network has them, in the list of assets. They are not in the proposal: they bound the price decimals.',
      step,
    },
    {
      path: at(`instrument.${product}.quoteName`),
      label: 'Quote name',
      type: 'text',
      help: 'Name of the unit that prices are in.',
      step: step,
      example: 'confirm',
    },
    {
      path: at('decimalPlaces'),
      label: 'Price decimal places',
      type: 'integer',
      min: '0',
      max: '149',
      help: 'Digits after the point in prices; at most the asset’s own.',
      step: step,
    },
    {
      path: at('positionDecimalPlaces'),
      label: 'Position decimal places',
      type: 'integer',
      min: '-6',
      max: '6',
      help: 'Digits after the point in sizes.',
      step: step,
    },
  ];
}

const oracle = (base: string, product: 'future' | 'perpetual'): string =>
  `${base}.instrument.${product}.dataSourceSpecForSettlementData.external.oracle`;

/** Who signs the settlement price, below `base`, and under which names the price and its time come. */
export function oracleFields(base: string, product: 'future' | 'perpetual'): readonly (ProposalField | ProposalRows)[] {
  const [step, at] = ['Oracle', oracle(base, product)];
  return [
    {
      rows: `${at}.signers`,
      label: 'Signer',
      step,
      initial: 1,
      min: 1,
      blank: { pubKey: { key: '' } },
      fields: [
        {
          path: 'pubKey.key',
          label: 'public key',
          type: 'id',
          help: 'Vega public key that signs the price: who holds it decides what the market settles at.',
          example: 'replace',
        },
      ],
    },
    {
      path: `${at}.filters.0.key.name`,
      also: [`${base}.instrument.${product}.dataSourceSpecBinding.settlementDataProperty`],
      label: 'Price property',
      type: 'text',
      help: 'Name of the price in the oracle’s data, letter by letter.',
      step,
      example: 'confirm',
    },
    {
      path: `${at}.filters.0.key.numberDecimalPlaces`,
      label: 'Decimals of the price',
      type: 'integer',
      min: '0',
      max: largestInteger,
      help: 'How many digits of the oracle’s whole number stand after the point.',
      step,
      example: 'confirm',
    },
    {
      path: `${at}.filters.1.key.name`,
      label: 'Time property',
      type: 'text',
      help: 'Name of the price’s time in the oracle’s data.',
      step,
      example: 'confirm',
    },
    {
      path: `${at}.filters.1.conditions.0.value`,
      label: product === 'future' ? 'Settlement prices from' : 'Prices from',
      type: 'time',
      help: 'Prices with an earlier time are not taken.',
      step,
    },
  ];
}

const terminationPath = (base: string): string =>
  `${base}.instrument.future.dataSourceSpecForTradingTermination.internal.time.conditions.0.value`;

/** When a future ends, below `base`. */
export function endFields(base: string): readonly ProposalField[] {
  return [
    {
      path: terminationPath(base),
      label: 'Trading ends',
      type: 'time',
      help: 'From then on the market waits for its settlement price.',
      step: 'Market',
    },
  ];
}

/** The rule of new markets: prices have no more decimals than the asset that they settle in. */
export function decimalsFit(base: string): NonNullable<ProposalKind['check']> {
  const path = `${base}.decimalPlaces`;
  return (values) => {
    const [own, asset] = [Number(values[path]), values[assetDecimals] ?? ''];
    return asset !== '' && own > Number(asset)
      ? [{ path, message: `At most ${asset}, the decimals of the settlement asset.` }]
      : [];
  };
}

/** The rule of new futures: trading ends after the enactment, not with it. */
export function tradesAfterEnactment(base: string): NonNullable<ProposalKind['check']> {
  const path = terminationPath(base);
  return (values) =>
    Number(values[path]) <= Number(values['terms.enactmentTimestamp'])
      ? [{ path, message: 'Trading has to end after the enactment.' }]
      : [];
}
