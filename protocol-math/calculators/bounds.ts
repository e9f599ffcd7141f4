import { logNormalBounds } from '../auction/logNormalBounds.ts';
import { priceMonitoringAuction } from '../auction/priceMonitoring.ts';
import { dec, type Dec } from '../decimal.ts';
import { fromSmallest, showAmount } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition, type Values } from './definition.ts';
import type { Series } from './picture.ts';

/** Moments of a curve of the picture. */
const STEPS = 20;
/** Probabilities of which the picture has curves. */
const CURVES = 2;

/** For each probability the highest and the lowest valid price, from the reference price to the longest horizon with it. */
function cones(
  triggers: readonly { horizon: Dec; probability: Dec }[],
  values: Values,
  referencePrice: Dec,
  plain: (value: Dec) => number,
): Series[] {
  const probabilities = [...new Map(triggers.map((one) => [one.probability.toFixed(), one.probability])).values()];
  return probabilities.slice(0, CURVES).flatMap((probability) => {
    const longest = triggers.reduce<Dec>(
      (most, one) => (one.probability.eq(probability) && one.horizon.gt(most) ? one.horizon : most),
      dec(0),
    );
    const model = { mu: values.number('mu'), sigma: values.number('sigma'), probability, referencePrice };
    const points = Array.from({ length: STEPS }, (_, step) => {
      // Closer together at first, where the bounds widen fastest.
      const horizon = longest.times((step + 1) ** 2).div(STEPS ** 2);
      const { min, max } = logNormalBounds({ ...model, horizon });
      return { at: horizon.div(60).toNumber(), min: plain(min), max: plain(max) };
    });
    const suffix = probabilities.length === 1 ? '' : `, ${probability.toFixed()}`;
    const start: [number, number] = [0, plain(referencePrice)];
    return [
      {
        name: `highest valid price${suffix}`,
        points: [start, ...points.map(({ at, max }): [number, number] => [at, max])],
      },
      {
        name: `lowest valid price${suffix}`,
        points: [start, ...points.map(({ at, min }): [number, number] => [at, min])],
      },
    ];
  });
}

/** Price monitoring: the bounds of a market's triggers, which of them a price fires, and how long the auction lasts. */
export const bounds: CalculatorDefinition = {
  id: 'bounds',
  title: 'Price monitoring bounds',
  page: 'concepts/trading-on-vega/market-protections#the-bounds',
  operation: 'TradingDataService_GetLatestMarketData',
  fields: [
    { kind: 'number', name: 'reference', label: 'Reference price', default: '2000', min: 0, above: true },
    { kind: 'number', name: 'price', label: 'Price of a trade', default: '2140', min: 0, above: true },
    {
      kind: 'number',
      name: 'sigma',
      label: 'Volatility of the risk model',
      unit: 'sigma',
      default: '1.5',
      min: 0,
      above: true,
      max: 50,
    },
    { kind: 'number', name: 'mu', label: 'Growth rate of the risk model', unit: 'mu', default: '0', min: -1, max: 1 },
    {
      kind: 'rows',
      name: 'triggers',
      label: 'Triggers',
      hint: 'Horizon in seconds, probability, and auction extension in seconds; the shortest horizon first.',
      default: '3600 0.9999 300\n14400 0.9999 3600\n43200 0.9999 14400',
      columns: [
        { label: 'Horizon', min: 0, above: true, places: 0, max: 31_536_000 },
        { label: 'Probability', min: 0.5, max: 0.9999999 },
        { label: 'Extension', min: 0, places: 0, max: 31_536_000 },
      ],
      maxRows: 5,
    },
    {
      kind: 'number',
      name: 'minimum',
      label: 'Least length of an auction',
      unit: 'seconds',
      default: '1',
      min: 0,
      places: 0,
      max: 31_536_000,
    },
    assetDecimals('2'),
  ],
  presets: [
    {
      id: 'future',
      label: 'a linear future with three triggers (example)',
      values: {
        reference: '2000',
        price: '2140',
        sigma: '1.5',
        mu: '0',
        triggers: '3600 0.9999 300\n14400 0.9999 3600\n43200 0.9999 14400',
      },
    },
    {
      id: 'perpetual',
      label: 'a perpetual with one trigger (example)',
      values: { reference: '26500', price: '27600', sigma: '1.5', mu: '0', triggers: '3600 0.9999 120' },
    },
    {
      id: 'spot',
      label: 'a spot market of two stable assets (example)',
      values: {
        reference: '1',
        price: '1.006',
        sigma: '0.1',
        mu: '0',
        triggers: '3600 0.9999 60\n86400 0.9999 600',
        decimals: '6',
      },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const reference = smallestUnits('reference', values.number('reference'), decimals);
    const triggers = values.rows('triggers').map(([horizon, probability, extension]) => ({
      horizon: horizon ?? reference,
      probability: probability ?? dec(0.5),
      extension: extension ?? reference,
      ...logNormalBounds({
        referencePrice: reference,
        horizon: horizon ?? 1,
        probability: probability ?? 0.5,
        mu: values.number('mu'),
        sigma: values.number('sigma'),
      }),
    }));
    const unsorted = triggers.findIndex(
      ({ horizon }, index) => index > 0 && horizon.lt(triggers[index - 1]?.horizon ?? 0),
    );
    if (unsorted > 0)
      throw new FieldError('triggers', `Line ${unsorted + 1} has a shorter horizon than the line before.`);
    const traded = smallestUnits('price', values.number('price'), decimals);
    const fired = priceMonitoringAuction({
      bounds: triggers.map(({ min, max, extension }) => ({ min, max, auctionExtension: extension })),
      price: traded,
      trades: 1,
      minimumDuration: values.number('minimum'),
    });
    const price = (value: Dec): string => showAmount(value, decimals.toNumber());
    const plain = (value: Dec): number => fromSmallest(value, decimals.toNumber()).toNumber();
    const order = fired ? [...fired.started, ...fired.extended] : [];
    return {
      lines: [
        {
          label: 'Auction starts with',
          value: fired ? String(fired.duration) : 'no auction',
          unit: fired ? 'seconds' : undefined,
        },
        {
          label: 'Extended to at most',
          value: fired ? String(fired.total) : 'no auction',
          unit: fired ? 'seconds' : undefined,
        },
      ],
      danger: fired
        ? 'This price fires a trigger: an order with IOC, FOK or GFN is stopped, one with GTC or GTT starts an auction.'
        : undefined,
      picture: {
        title: 'Valid prices over time',
        description: `From a reference price of ${price(reference)} the valid prices widen with the time a trigger looks ahead: ${triggers.map(({ min, max, horizon }) => `${price(min)} to ${price(max)} for ${horizon.toFixed()} seconds`).join(', ')}. The trade is at ${price(traded)}.`,
        x: 'minutes from the reference price',
        y: 'price',
        kind: 'lines',
        series: cones(triggers, values, reference, plain),
        marks: [
          { axis: 'y', at: values.number('price').toNumber(), label: 'price of the trade' },
          ...triggers.map(({ horizon }, index) => ({
            axis: 'x' as const,
            at: horizon.div(60).toNumber(),
            label: `trigger ${index + 1}`,
          })),
        ],
      },
      table: {
        caption: 'Each trigger',
        columns: ['No.', 'Horizon in seconds', 'Lowest valid price', 'Highest valid price', 'At this price'],
        rows: triggers.map(({ horizon, min, max }, index) => {
          const place = order.findIndex(({ trigger }) => trigger === index);
          return [
            String(index + 1),
            horizon.toFixed(),
            price(min),
            price(max),
            place < 0 ? 'holds' : place === 0 ? 'starts the auction' : 'extends it',
          ];
        }),
      },
      note: 'For a market with a log-normal risk model whose factors were worked out at the reference price. The auction is extended only if it would still uncross at that price. Where market and asset have different decimal places, the API adds one to the lowest price.',
    };
  },
};
