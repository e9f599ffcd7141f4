import { dec, type Dec } from '../decimal.ts';
import { nextDifficulty } from '../network/proofOfWork.ts';
import { transactionWork } from '../network/transactionRate.ts';
import { show } from '../units.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';

/** Leading zero bits beyond which no machine comes: a hash has 256 bits. */
const BEYOND = 128;
/** Most transactions of a picture. */
const DRAWN = 40;

/** The proof of work that a rate of transactions asks for. */
export const work: CalculatorDefinition = {
  id: 'work',
  title: 'Proof of work for a rate of transactions',
  page: 'concepts/vega-chain/transactions#proof-of-work',
  operation: 'CoreService_GetSpamStatistics',
  fields: [
    {
      kind: 'number',
      name: 'rate',
      label: 'Transactions',
      unit: 'a second',
      default: '5',
      min: 0,
      above: true,
      max: 10_000,
    },
    {
      kind: 'number',
      name: 'block',
      label: 'Time between blocks',
      unit: 'seconds',
      default: '1',
      min: 0.01,
      max: 600,
      hint: 'An example: measure it.',
    },
    {
      kind: 'number',
      name: 'hashing',
      label: 'Hashes of your machine',
      unit: 'a second',
      default: '500000',
      min: 0,
      above: true,
      hint: 'An example: measure it.',
    },
    {
      kind: 'number',
      name: 'difficulty',
      label: 'Base difficulty',
      unit: 'leading zero bits',
      default: '15',
      min: 1,
      max: 64,
      places: 0,
    },
    {
      kind: 'number',
      name: 'perBlock',
      label: 'Transactions per block at the base difficulty',
      default: '2',
      min: 1,
      max: 1000,
      places: 0,
    },
    {
      kind: 'choice',
      name: 'increasing',
      label: 'Beyond them',
      default: '1',
      options: [
        { value: '1', label: 'the difficulty rises' },
        { value: '0', label: 'nothing more may be tied to the block' },
      ],
    },
  ],
  presets: [
    { id: 'trader', label: 'somebody trading by hand', values: { rate: '0.2' } },
    { id: 'maker', label: 'a market maker', values: { rate: '20' } },
  ],
  compute(values) {
    const interval = values.number('block');
    const perSecond = values.number('rate');
    const each = perSecond.times(interval);
    if (each.gt(10_000)) throw new FieldError('rate', 'That is more than 10,000 transactions for each block.');
    // A rate of less than one for each block is met by one in every few blocks.
    const transactions = Math.max(1, each.ceil().toNumber());
    const common = {
      difficulty: values.number('difficulty').toNumber(),
      perBlock: values.number('perBlock').toNumber(),
      increasing: values.choice('increasing') === '1',
    };
    const needed = transactionWork({ ...common, transactions, blocks: 1 });
    if (!needed) {
      return {
        lines: [{ label: 'Transactions tied to each block', value: show(transactions) }],
        danger:
          'More than may be tied to a block: the rest is refused, and a party whose transaction gets into a block nevertheless is banned for a while.',
      };
    }
    const hardest = needed.work.at(-1)?.difficulty ?? 0;
    if (hardest > BEYOND) {
      return {
        lines: [
          { label: 'Transactions tied to each block', value: show(transactions) },
          { label: 'Difficulty of the last one', value: show(hardest), unit: 'leading zero bits' },
        ],
        danger:
          'No machine does that: each leading zero bit doubles the work, and a hash has 256 bits. Send batches, or fewer transactions.',
      };
    }
    const perBlock = Number(each) < 1 ? needed.hashes.times(each) : needed.hashes;
    const perSecondHashes = perBlock.div(interval);
    const share = perSecondHashes.div(values.number('hashing'));
    const step = (sent: number): number => {
      let observed = 0;
      for (let before = 0; before < sent; before += 1)
        observed += nextDifficulty({ ...common, transactions: before, observed }) ?? 0;
      return nextDifficulty({ ...common, transactions: sent, observed }) ?? 0;
    };
    const drawn = Array.from({ length: Math.min(DRAWN, transactions) }, (_, index) => step(index));
    const hashes = (value: Dec): string => show(value, 0);
    return {
      lines: [
        { label: 'Transactions tied to each block', value: show(transactions) },
        { label: 'Hashes for each block, on average', value: hashes(perBlock) },
        { label: 'Hashes a second, on average', value: hashes(perSecondHashes) },
        { label: 'Of your machine', value: `${show(share.times(100), 2)}%` },
      ],
      danger: share.gt(1)
        ? 'Your machine cannot keep up: the rate needs more hashes than it makes. Send batches, or fewer transactions.'
        : undefined,
      picture:
        drawn.length < 2
          ? undefined
          : {
              title: 'Difficulty by transaction of one block',
              description: `The transactions that a party ties to one block need, one after the other, at least ${drawn.join(', ')} leading zero bits; each bit doubles the work.`,
              x: 'transaction tied to the block',
              y: 'leading zero bits',
              kind: 'bars',
              series: [{ name: 'difficulty', points: drawn.map((bits, index) => [index + 1, bits]) }],
            },
      table: {
        caption: 'Work for one block',
        columns: ['Difficulty', 'Transactions', 'Hashes on average'],
        rows: needed.work.map(({ difficulty, transactions: count }) => [
          String(difficulty),
          show(count),
          hashes(dec(2).pow(difficulty).times(count)),
        ]),
      },
      note: 'Each transaction is tied to the newest block and finds no more zeros than it has to. A batch is one transaction. What blocks hold limits the rate as well.',
    };
  },
};
