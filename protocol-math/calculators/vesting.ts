import { sum, type Dec } from '../decimal.ts';
import { vestingSchedule } from '../rewards/vesting.ts';
import { fromSmallest, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import type { CalculatorDefinition } from './definition.ts';

const EPOCHS = 1000;
const SHOWN = 15;
const DRAWN = 60;

/** How a reward vests, epoch by epoch. */
export const vesting: CalculatorDefinition = {
  id: 'vesting',
  title: 'Vesting of a reward',
  page: 'concepts/trading-on-vega/discounts-rewards',
  operation: 'TradingDataService_ListAccounts',
  fields: [
    { kind: 'number', name: 'amount', label: 'Reward', default: '1000', min: 0, above: true },
    { kind: 'number', name: 'lock', label: 'Lock period', unit: 'epochs', default: '2', min: 0, max: 500, places: 0 },
    {
      kind: 'number',
      name: 'rate',
      label: 'Base rate',
      unit: 'a fraction per epoch',
      default: '0.05',
      min: 0,
      above: true,
      max: 1,
    },
    {
      kind: 'number',
      name: 'multiplier',
      label: 'Vesting multiplier of your activity streak',
      default: '2',
      min: 1,
      max: 100,
    },
    { kind: 'number', name: 'minimum', label: 'Minimum transfer', unit: 'quantums', default: '10', min: 0 },
    { kind: 'number', name: 'quantum', label: 'Quantum of the asset', default: '1', min: 0 },
    assetDecimals('2'),
  ],
  presets: [
    { id: 'small', label: 'a small reward: the minimum decides', values: { amount: '60', lock: '0', multiplier: '1' } },
    { id: 'large', label: 'a large one with a long lock', values: { amount: '25000', lock: '10', multiplier: '1.5' } },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const schedule = vestingSchedule({
      amount: smallestUnits('amount', values.number('amount'), decimals),
      lockPeriod: values.number('lock').toNumber(),
      epochs: EPOCHS,
      baseRate: values.number('rate'),
      vestingMultiplier: values.number('multiplier'),
      minimumTransfer: values.number('minimum'),
      quantum: smallestUnits('quantum', values.number('quantum'), decimals),
    });
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const last = schedule[schedule.length - 1];
    const done = last?.remaining.isZero() === true;
    return {
      lines: [
        { label: 'Vests per epoch', value: showPercent(values.number('rate').times(values.number('multiplier'))) },
        { label: 'Epochs until everything has vested', value: done ? String(last.epoch) : `more than ${EPOCHS}` },
        { label: 'Vested by then', value: amount(sum(schedule.map((epoch) => epoch.vested))) },
      ],
      picture: {
        title: 'Vested over epochs',
        description: `Of ${amount(sum(schedule.map((epoch) => epoch.vested)))} nothing vests for ${values.number('lock').toFixed()} epochs, then a part of what is left in every epoch.`,
        x: 'epochs after payment',
        y: 'amount of the asset',
        kind: 'steps',
        series: [
          {
            name: 'still locked or vesting',
            points: schedule
              .slice(0, DRAWN)
              .map(({ epoch, remaining }) => [epoch, fromSmallest(remaining, decimals.toNumber()).toNumber()]),
          },
          {
            name: 'vests in the epoch',
            points: schedule
              .slice(0, DRAWN)
              .map(({ epoch, vested }) => [epoch, fromSmallest(vested, decimals.toNumber()).toNumber()]),
          },
        ],
      },
      table: {
        caption: `The first ${Math.min(SHOWN, schedule.length)} epochs after payment`,
        columns: ['Epochs after payment', 'Vests', 'Left'],
        rows: schedule
          .slice(0, SHOWN)
          .map((epoch) => [
            String(epoch.epoch),
            epoch.locked ? 'locked' : amount(epoch.vested),
            amount(epoch.remaining),
          ]),
      },
    };
  },
};
