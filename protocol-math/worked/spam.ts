import { example } from '../example.ts';
import { expectedDifficulty, nextDifficulty } from '../network/proofOfWork.ts';
import { show } from '../units.ts';

const rules = { difficulty: 15, perBlock: 2 };
const after = (transactions: number): ReturnType<typeof expectedDifficulty> =>
  expectedDifficulty({ ...rules, transactions });
const ahead = nextDifficulty({ ...rules, transactions: 2, observed: 33, increasing: true });

export const proofOfWork = example('Increasing difficulty of transactions tied to one block.', {
  difficulty: [show(rules.difficulty), 'base difficulty'],
  perBlock: [show(rules.perBlock), 'transactions per block before it rises'],
  next0: [show(after(0).next), 'difficulty of the first transaction'],
  next1: [show(after(1).next), 'of the second'],
  next2: [show(after(2).next), 'of the third'],
  next4: [show(after(4).next), 'of the fifth'],
  total5: [show(after(5).total), 'difficulty that five transactions need altogether'],
  observed: [show(33), 'difficulty shown by two transactions that did more than they had to'],
  nextAhead: [show(ahead ?? 0), 'least difficulty of the third then'],
});
