import type { Dec } from '../decimal.ts';
import { fundingCashFlow } from '../perpetual/fundingCashFlow.ts';
import { fundingPeriod } from '../perpetual/fundingPeriod.ts';
import type { DataPoint } from '../perpetual/timeWeightedAverage.ts';
import { fromSmallest, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits, smallestVolumes } from './commonFields.ts';
import { FieldError, type CalculatorDefinition, type RowsField, type Values } from './definition.ts';

const HOUR = 3600;

const points = (name: string, label: string, value: string): RowsField => ({
  kind: 'rows',
  name,
  label,
  hint: 'One data point per line: hours since the start of the period, and the price.',
  default: value,
  columns: [
    { label: 'Hours', min: -8760, max: 8760 },
    { label: 'Price', min: 0 },
  ],
  maxRows: 50,
});

/** A series within the period, its last value held to the end. */
function drawn(values: Values, name: string, hours: Dec): [number, number][] {
  const end = hours.toNumber();
  const rows = values
    .rows(name)
    .map(([time, price]): [number, number] => [time?.toNumber() ?? 0, price?.toNumber() ?? 0])
    .sort((a, b) => a[0] - b[0]);
  const before = rows.filter(([time]) => time <= 0).at(-1);
  const within = rows.filter(([time]) => time > 0 && time <= end);
  const points: [number, number][] = [...(before ? [[0, before[1]] as [number, number]] : []), ...within];
  const last = points.at(-1);
  return last && last[0] < end ? [...points, [end, last[1]]] : points;
}

/** Funding payment of a perpetual market and what a position pays or receives. */
export const funding: CalculatorDefinition = {
  id: 'funding',
  title: 'Funding payment',
  page: 'concepts/trading-on-vega/settlement#the-payment',
  operation: 'TradingDataService_ListFundingPeriodDataPoints',
  fields: [
    points('internal', 'Mark prices', '0 2000\n3 2012\n6 2004'),
    points('external', 'Prices of the data source', '0 1998\n4 2003'),
    {
      kind: 'number',
      name: 'hours',
      label: 'Length of the period',
      unit: 'hours',
      default: '8',
      min: 0,
      above: true,
      max: 8760,
    },
    {
      kind: 'number',
      name: 'interest',
      label: 'Interest rate',
      unit: 'a fraction per year',
      default: '0.1095',
      min: -1,
      max: 1,
    },
    {
      kind: 'number',
      name: 'lower',
      label: 'Lower clamp bound',
      unit: 'a fraction',
      default: '-0.0005',
      min: -1,
      max: 1,
    },
    {
      kind: 'number',
      name: 'upper',
      label: 'Upper clamp bound',
      unit: 'a fraction',
      default: '0.0005',
      min: -1,
      max: 1,
    },
    { kind: 'number', name: 'volume', label: 'Open volume', default: '2.5', hint: 'Negative for a short position.' },
    assetDecimals('4'),
  ],
  presets: [
    {
      id: 'perpetual',
      label: 'a perpetual above its index (example)',
      values: {
        internal: '0 26600\n2 26650\n5 26620',
        external: '0 26500\n3 26540\n6 26530',
        hours: '8',
        interest: '0.1095',
        lower: '-0.0005',
        upper: '0.0005',
        volume: '1.5',
      },
    },
    {
      id: 'plain',
      label: 'the release’s test perpetual, without interest',
      values: { interest: '0', lower: '0', upper: '0' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const hours = values.number('hours');
    if (values.number('upper').lt(values.number('lower'))) {
      throw new FieldError('upper', 'Must be at least the lower bound.');
    }
    // As if every value arrived at its time: by time, and among equal times in the order typed.
    const series = (name: string): DataPoint[] =>
      values
        .rows(name)
        .map(([time, price]) => ({
          time: (time ?? hours).times(HOUR),
          price: smallestUnits(name, price ?? hours, decimals),
        }))
        .sort((a, b) => a.time.cmp(b.time));
    const result = fundingPeriod({
      internal: series('internal'),
      external: series('external'),
      start: 0,
      end: hours.times(HOUR),
      interestRate: values.number('interest'),
      clampLowerBound: values.number('lower'),
      clampUpperBound: values.number('upper'),
    });
    if (!result) {
      return {
        lines: [{ label: 'Funding payment', value: 'none' }],
        note: 'One of the two series has no price up to the end of the period: the network skips the payment and begins a new period.',
      };
    }
    const { positionDecimals, volumes } = smallestVolumes({ volume: values.number('volume') });
    const flow = fundingCashFlow({ payment: result.payment, openVolume: volumes.volume, positionDecimals });
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    return {
      lines: [
        { label: 'Average mark price', value: amount(result.internalTwap) },
        { label: 'Average price of the data source', value: amount(result.externalTwap) },
        { label: 'Interest term after clamping', value: amount(result.interest) },
        { label: 'Funding payment of one unit long', value: amount(result.payment) },
        { label: 'Funding rate', value: showPercent(result.rate, 6) },
        { label: flow.lt(0) ? 'You pay' : 'You receive', value: amount(flow.abs()) },
      ],
      picture: {
        title: 'Prices over the period',
        description: `Over a period of ${hours.toFixed()} hours the mark price averages ${amount(result.internalTwap)} and the price of the data source ${amount(result.externalTwap)}, each from its first price on.`,
        x: 'hours since the start',
        y: 'price',
        kind: 'steps',
        series: [
          { name: 'mark price', points: drawn(values, 'internal', hours) },
          { name: 'data source', points: drawn(values, 'external', hours) },
        ],
        marks: [
          {
            axis: 'y',
            at: fromSmallest(result.internalTwap, decimals.toNumber()).toNumber(),
            label: 'average mark price',
          },
          {
            axis: 'y',
            at: fromSmallest(result.externalTwap, decimals.toNumber()).toNumber(),
            label: 'average of the source',
          },
        ],
      },
    };
  },
};
