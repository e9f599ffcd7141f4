import { sum, type Dec } from '../decimal.ts';
import { recurringSchedule } from '../network/recurringSchedule.ts';
import { fromSmallest, showAmount } from '../units.ts';
import { assetDecimals, smallestUnits } from './commonFields.ts';
import type { CalculatorDefinition } from './definition.ts';

/** Most epochs of a table and of a picture. */
const SHOWN = 20;
const DRAWN = 60;

const WHY = {
  'below-minimum': 'the amount is below the least that may be transferred',
  'not-enough-funds': 'the account does not hold amount and fee',
} as const;

/** A recurring transfer, epoch by epoch, with its fees and the epochs in which a dispatch strategy moves nothing. */
export const recurring: CalculatorDefinition = {
  id: 'recurring',
  title: 'Recurring transfer over epochs',
  page: 'concepts/assets/transfers#recurring-transfers',
  operation: 'TradingDataService_ListTransfers',
  fields: [
    { kind: 'number', name: 'start', label: 'Amount in the first epoch', default: '1000', min: 0, above: true },
    {
      kind: 'number',
      name: 'factor',
      label: 'Factor',
      default: '0.7',
      min: 0,
      above: true,
      max: 1000,
      hint: 'From one epoch to the next.',
    },
    {
      kind: 'number',
      name: 'epochs',
      label: 'Epochs',
      default: '12',
      min: 1,
      max: 500,
      places: 0,
      hint: 'From the start epoch to the end epoch, both included.',
    },
    {
      kind: 'number',
      name: 'balance',
      label: 'Balance of the source account',
      default: '3000',
      min: 0,
      optional: true,
      hint: 'Before the first transfer, nothing being added. Leave empty if it always suffices.',
    },
    { kind: 'number', name: 'fee', label: 'Transfer fee factor', unit: 'a fraction', default: '0.001', min: 0, max: 1 },
    { kind: 'number', name: 'minimum', label: 'Least transfer', unit: 'quantums', default: '10', min: 0 },
    { kind: 'number', name: 'quantum', label: 'Quantum of the asset', default: '1', min: 0 },
    {
      kind: 'rows',
      name: 'idle',
      label: 'Epochs in which nobody is rewarded',
      hint: 'Only with a dispatch strategy: epochs since the start, which itself is 0.',
      default: '',
      optional: true,
      columns: [{ label: 'Epoch', min: 0, max: 500, places: 0 }],
      maxRows: 40,
    },
    assetDecimals('2'),
  ],
  presets: [
    {
      id: 'reward',
      label: 'a reward by a dispatch strategy',
      values: { start: '500', factor: '0.9', epochs: '10', balance: '5000', idle: '2\n5' },
    },
    {
      id: 'fading',
      label: 'an amount that fades below the minimum',
      values: { start: '120', factor: '0.5', epochs: '10', balance: '', idle: '' },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const units = (name: string): Dec => smallestUnits(name, values.number(name), decimals);
    const balance = values.optional('balance');
    const held = balance === undefined ? undefined : smallestUnits('balance', balance, decimals);
    const epochs = values.number('epochs').toNumber();
    const idle = values.rows('idle').map(([epoch]) => (epoch ?? decimals).toNumber());
    const quantum = units('quantum');
    const { transfers, stopped } = recurringSchedule({
      start: units('start'),
      factor: values.number('factor'),
      epochs,
      feeFactor: values.number('fee'),
      minTransferQuantumMultiple: values.number('minimum'),
      quantum,
      balance: held,
      idle,
    });
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const plain = (value: Dec): number => fromSmallest(value, decimals.toNumber()).toNumber();
    const fees = sum(transfers.map(({ fee }) => fee));
    const moved = sum(transfers.map((one) => one.amount));
    const drawn = transfers.slice(0, DRAWN);
    let left = held;
    return {
      lines: [
        { label: 'Transfers that happen', value: String(transfers.length) },
        { label: 'Moved altogether', value: amount(moved) },
        { label: 'Fees altogether', value: amount(fees) },
        ...(held === undefined ? [] : [{ label: 'Left of the balance', value: amount(held.minus(moved).minus(fees)) }]),
        {
          label: 'Least transfer',
          value: amount(quantum.times(values.number('minimum')).trunc()),
        },
      ],
      danger: stopped === undefined ? undefined : `The transfer stops for good before its last epoch: ${WHY[stopped]}.`,
      picture:
        drawn.length === 0
          ? undefined
          : {
              title: 'Moved in each epoch',
              description: `In the epochs since the start the transfer moves ${drawn
                .slice(0, SHOWN)
                .map((one) => amount(one.amount))
                .join(', ')}${drawn.length > SHOWN ? ' and so on' : ''}, altogether ${amount(moved)}.`,
              x: 'epochs since the start',
              y: 'amount of the asset',
              kind: 'bars',
              series: [{ name: 'amount', points: drawn.map((one) => [one.epoch, plain(one.amount)]) }],
            },
      table: {
        caption: `Each transfer${transfers.length > SHOWN ? `, the first ${SHOWN}` : ''}`,
        columns: ['Epochs since the start', 'Amount', 'Fee', 'Moved up to now', 'Left of the balance'],
        rows: transfers.slice(0, SHOWN).map((one) => {
          left = left?.minus(one.amount).minus(one.fee);
          return [
            String(one.epoch),
            amount(one.amount),
            amount(one.fee),
            amount(one.total),
            left ? amount(left) : 'enough',
          ];
        }),
      },
      note: 'The fee is paid on top. In an epoch in which nobody is rewarded nothing moves, but the amount goes on changing, and the transfer stops all the same if amount and fee could not be paid. A reward for creating markets is split among them first, each part with its own fee.',
    };
  },
};
