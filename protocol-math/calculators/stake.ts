import { dec, type Dec } from '../decimal.ts';
import { maxOpenInterest } from '../liquidity/maxOpenInterest.ts';
import { targetStake } from '../liquidity/targetStake.ts';
import { fromSmallest, show, showAmount, toSmallest } from '../units.ts';
import { assetDecimals, positionPlaces, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';

/** The target stake of a market, from its open interest over time. */
export const stake: CalculatorDefinition = {
  id: 'stake',
  title: 'Target stake of a market',
  page: 'concepts/liquidity/provision#target-stake',
  operation: 'TradingDataService_GetLatestMarketData',
  fields: [
    {
      kind: 'rows',
      name: 'records',
      label: 'Open interest after trades',
      hint: 'One trade per line, earliest first: how many minutes ago, and the open interest after it.',
      default: '150 380\n95 520\n55 450\n40 470\n10 410',
      columns: [
        { label: 'Minutes ago', min: 0, max: 1_000_000 },
        { label: 'Open interest', min: 0 },
      ],
      maxRows: 40,
    },
    { kind: 'number', name: 'window', label: 'Time window', unit: 'minutes', default: '60', min: 0, max: 1_000_000 },
    { kind: 'number', name: 'mark', label: 'Mark price', default: '2000', min: 0, above: true },
    { kind: 'number', name: 'rfLong', label: 'Risk factor of long positions', default: '0.04', min: 0 },
    { kind: 'number', name: 'rfShort', label: 'Risk factor of short positions', default: '0.05', min: 0 },
    { kind: 'number', name: 'scaling', label: 'Scaling factor', default: '1.5', min: 0 },
    { kind: 'number', name: 'committed', label: 'Committed by all providers', default: '60000', min: 0 },
    { kind: 'number', name: 'ratio', label: 'Triggering ratio', default: '0.9', min: 0, max: 1 },
    assetDecimals('2'),
  ],
  presets: [
    {
      id: 'short',
      label: 'a market whose commitments fall short (example)',
      values: { committed: '52000', ratio: '0.9' },
    },
    {
      id: 'quiet',
      label: 'a market without trades in the window (example)',
      values: { records: '600 900\n420 300', window: '60' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const rows = values.rows('records').map(([ago, volume]) => ({ ago: ago ?? dec(0), volume: volume ?? dec(0) }));
    const places = positionPlaces(rows.map(({ volume }) => ['records', volume]));
    const late = rows.findIndex(({ ago }, index) => ago.gt(rows[index - 1]?.ago ?? ago));
    if (late > 0) throw new FieldError('records', `Line ${late + 1} is longer ago than the line before.`);
    const window = values.number('window');
    const largest = maxOpenInterest({
      records: rows.map(({ ago, volume }) => ({ time: ago.neg(), openInterest: toSmallest(volume, places) })),
      now: 0,
      timeWindow: window,
    });
    const markPrice = smallestUnits('mark', values.number('mark'), decimals);
    const target = targetStake({
      markPrice,
      maxOpenInterest: largest,
      riskFactorLong: values.number('rfLong'),
      riskFactorShort: values.number('rfShort'),
      scalingFactor: values.number('scaling'),
      positionDecimals: places,
    });
    const trigger = target.times(values.number('ratio')).trunc();
    const committed = smallestUnits('committed', values.number('committed'), decimals);
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const last = rows.at(-1)?.ago ?? dec(0);
    const counts = (ago: Dec): boolean => ago.lte(window) || ago.eq(last);
    const recorded = rows.map(({ ago, volume }): [number, number] => [-ago.toNumber(), volume.toNumber()]);
    return {
      lines: [
        { label: 'Largest open interest that counts', value: showAmount(largest, places) },
        { label: 'Target stake', value: amount(target) },
        { label: 'A liquidity auction starts below', value: amount(trigger) },
        {
          label: committed.lt(target) ? 'Missing from the target stake' : 'May leave without a penalty',
          value: amount(committed.minus(target).abs()),
        },
      ],
      danger: committed.lt(trigger)
        ? 'Too little is committed: a liquidity auction starts, and goes on until commitments reach the whole target stake.'
        : undefined,
      picture: {
        title: 'Open interest and the time window',
        description: `The open interest after ${rows.length === 1 ? 'one trade' : `${rows.length} trades`}. The largest value after a trade of the last ${show(window)} minutes counts, ${showAmount(largest, places)}; one after an earlier trade does not, even where it still held in the window, unless nothing has traded since.`,
        x: 'minutes from now',
        y: 'open interest',
        kind: 'steps',
        series: [
          {
            name: 'open interest',
            points: last.isZero() ? recorded : [...recorded, [0, recorded.at(-1)?.[1] ?? 0]],
          },
        ],
        marks: [
          { axis: 'x', at: window.neg().toNumber(), label: 'the window begins' },
          { axis: 'y', at: fromSmallest(largest, places).toNumber(), label: 'largest that counts' },
        ],
      },
      table: {
        caption: 'Each trade, in the order given',
        columns: ['Minutes ago', 'Open interest', 'Counts'],
        rows: rows.map(({ ago, volume }) => [show(ago), show(volume), counts(ago) ? 'yes' : 'no']),
      },
      note: 'For the checks in an auction the indicative price, if there is one, stands for the mark price, and the trades of the uncrossing are counted into the open interest.',
    };
  },
};
