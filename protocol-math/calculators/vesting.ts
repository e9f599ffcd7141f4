import { dec, sum, type Dec } from '../decimal.ts';
import { vestingBalance } from '../rewards/vestingBalance.ts';
import { fromSmallest, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';

const EPOCHS = 1000;
const SHOWN = 15;
const DRAWN = 60;

/** How a reward vests, epoch by epoch, alone or with others after it. */
export const vesting: CalculatorDefinition = {
  id: 'vesting',
  title: 'Vesting of a reward',
  page: 'concepts/trading-on-vega/discounts-rewards#vesting',
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
    {
      kind: 'rows',
      name: 'more',
      label: 'Rewards after it',
      hint: 'One per line, earliest first: epochs after the first reward, the amount, and the lock period in epochs.',
      default: '',
      optional: true,
      columns: [
        { label: 'Epoch', min: 0, max: 500, places: 0 },
        { label: 'Reward', min: 0, above: true },
        { label: 'Lock period', min: 0, max: 500, places: 0 },
      ],
      maxRows: 20,
    },
    assetDecimals('2'),
  ],
  presets: [
    { id: 'small', label: 'a small reward: the minimum decides', values: { amount: '60', lock: '0', multiplier: '1' } },
    { id: 'large', label: 'a large one with a long lock', values: { amount: '25000', lock: '10', multiplier: '1.5' } },
    {
      id: 'several',
      label: 'a reward in each of four epochs',
      values: { amount: '1000', lock: '2', multiplier: '1', more: '1 800 2\n2 900 2\n3 1200 2' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const more = values.rows('more').map(([epoch, paid, lock]) => ({
      epoch: (epoch ?? dec(0)).toNumber(),
      amount: smallestUnits('more', paid ?? dec(0), decimals),
      lockPeriod: (lock ?? dec(0)).toNumber(),
    }));
    const late = more.findIndex(({ epoch }, index) => epoch < (more[index - 1]?.epoch ?? 0));
    if (late > 0) throw new FieldError('more', `Line ${late + 1} is of an earlier epoch than the line before.`);
    const schedule = vestingBalance({
      rewards: [
        {
          epoch: 0,
          amount: smallestUnits('amount', values.number('amount'), decimals),
          lockPeriod: values.number('lock').toNumber(),
        },
        ...more,
      ],
      epochs: EPOCHS,
      baseRate: values.number('rate'),
      vestingMultiplier: values.number('multiplier'),
      minimumTransfer: values.number('minimum'),
      quantum: smallestUnits('quantum', values.number('quantum'), decimals),
    }).map(({ epoch, locked, vested, vesting: left }) => ({
      epoch,
      vested,
      remaining: locked.plus(left),
      // Nothing is there to vest, and something waits.
      locked: vested.isZero() && left.isZero() && !locked.isZero(),
    }));
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
        description: `Of ${amount(sum(schedule.map((epoch) => epoch.vested)))} the first reward is locked for ${values.number('lock').toFixed()} epochs; of all that is unlocked a part vests in every epoch.`,
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
