import type { Dec } from '../decimal.ts';
import { indicativeUncrossing, type UncrossingLevel } from '../auction/indicativeUncrossing.ts';
import { fromSmallest, showAmount, toSmallest } from '../units.ts';
import { positionPlaces, smallestUnits } from './commonFields.ts';
import type { CalculatorDefinition, RowsField, Values } from './definition.ts';

const side = (name: string, label: string, value: string): RowsField => ({
  kind: 'rows',
  name,
  label,
  hint: 'One price level per line: price and volume.',
  default: value,
  columns: [
    { label: 'Price', min: 0, above: true },
    { label: 'Volume', min: 0, above: true },
  ],
  maxRows: 40,
});

function levels(values: Values, name: string, decimals: Dec, places: number): { price: Dec; volume: Dec }[] {
  return values.rows(name).map(([price, volume]) => ({
    price: smallestUnits(name, price ?? decimals, decimals),
    volume: toSmallest(volume ?? 0, places),
  }));
}

function drawn(
  levels: readonly UncrossingLevel[],
  decimals: Dec,
  places: number,
  of: 'cumulativeBuy' | 'cumulativeSell',
): [number, number][] {
  return levels
    .map((level): [number, number] => [
      fromSmallest(level.price, decimals.toNumber()).toNumber(),
      fromSmallest(level[of], places).toNumber(),
    ])
    .reverse();
}

/** Indicative price and volume of an auction book. */
export const uncrossing: CalculatorDefinition = {
  id: 'uncrossing',
  title: 'Indicative price and volume of an auction',
  page: 'concepts/trading-on-vega/trading-modes#the-uncrossing-price',
  operation: 'TradingDataService_GetLatestMarketDepth',
  fields: [
    side('buys', 'Buy orders', '104 20\n102 30\n99 40'),
    side('sells', 'Sell orders', '97 25\n100 25\n103 35'),
    {
      kind: 'number',
      name: 'decimals',
      label: 'Decimal places of the asset',
      hint: "The network rounds the price in the asset's smallest unit, not in the market's.",
      default: '2',
      min: 0,
      max: 18,
      places: 0,
    },
  ],
  presets: [
    {
      id: 'future',
      label: 'the opening auction of a linear future (example)',
      values: {
        buys: '26540 15\n26520 20\n26500 40\n26450 60',
        sells: '26480 10\n26500 25\n26530 30\n26600 50',
      },
    },
    {
      id: 'spot',
      label: 'a spot market after a price auction (example)',
      values: { buys: '1.26 5000\n1.25 12000\n1.24 8000', sells: '1.24 3000\n1.25 6000\n1.27 9000' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const places = positionPlaces(
      ['buys', 'sells'].flatMap((name) => values.rows(name).map(([, volume]) => [name, volume ?? decimals] as const)),
    );
    const result = indicativeUncrossing({
      buys: levels(values, 'buys', decimals, places),
      sells: levels(values, 'sells', decimals, places),
    });
    const volume = (value: Dec): string => showAmount(value, places);
    const price = (value: Dec): string => showAmount(value, decimals.toNumber());
    if (!result) {
      return {
        lines: [{ label: 'Indicative volume', value: '0' }],
        note: 'No buy price reaches a sell price: nothing trades.',
      };
    }
    return {
      lines: [
        { label: 'Indicative price', value: price(result.price) },
        { label: 'Indicative volume', value: volume(result.volume) },
        { label: 'The volume trades from', value: price(result.lowest) },
        { label: 'It trades up to', value: price(result.highest) },
      ],
      picture: {
        title: 'Supply and demand',
        description: `Volume that buys at a price or above falls, and volume that sells at it or below rises with the price. Most trades, ${volume(result.volume)}, from ${price(result.lowest)} to ${price(result.highest)}; the uncrossing price is ${price(result.price)}.`,
        x: 'price',
        y: 'volume',
        kind: 'steps',
        series: [
          { name: 'would buy', points: drawn(result.levels, decimals, places, 'cumulativeBuy'), holds: 'back' },
          { name: 'would sell', points: drawn(result.levels, decimals, places, 'cumulativeSell') },
        ],
        marks: [
          { axis: 'x', at: fromSmallest(result.price, decimals.toNumber()).toNumber(), label: 'uncrossing price' },
        ],
      },
      table: {
        caption: 'What would trade at each price',
        columns: ['Price', 'Buys at it or above', 'Sells at it or below', 'Would trade'],
        rows: result.levels.map((level) => [
          price(level.price),
          volume(level.cumulativeBuy),
          volume(level.cumulativeSell),
          volume(level.tradable),
        ]),
      },
    };
  },
};
