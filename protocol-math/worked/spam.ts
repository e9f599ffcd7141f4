import { byNetwork, example, valueOf } from '../example.ts';
import { expectedDifficulty, nextDifficulty } from '../network/proofOfWork.ts';
import { show } from '../units.ts';

/** Leading zero bits that somebody found by chance beyond what the first group asked for. */
const EXTRA = 3;

export const proofOfWork = byNetwork((parameters) => {
  const rules = {
    difficulty: Number(valueOf(parameters, 'spam.pow.difficulty')),
    perBlock: Number(valueOf(parameters, 'spam.pow.numberOfTxPerBlock')),
  };
  const after = (transactions: number): ReturnType<typeof expectedDifficulty> =>
    expectedDifficulty({ ...rules, transactions });
  const group = rules.perBlock;
  const observed = after(group).total + EXTRA;
  const ahead = nextDifficulty({ ...rules, transactions: group, observed, increasing: true });
  const places = (which: number): string => {
    const [first, last] = [(which - 1) * group + 1, which * group];
    return first === last ? show(last) : `${show(first)} to ${show(last)}`;
  };
  return example('Increasing difficulty of transactions tied to one block.', {
    difficulty: [show(rules.difficulty), 'base difficulty'],
    perBlock: [show(group), 'transactions per block before it rises'],
    group1: [places(1), 'places of the first group'],
    next1: [show(after(0).next), 'difficulty of each of the first group'],
    group2: [places(2), 'places of the second group'],
    next2: [show(after(group).next), 'difficulty of each of the second group'],
    group3: [places(3), 'places of the third group'],
    next3: [show(after(2 * group).next), 'difficulty of each of the third group'],
    total2: [show(after(2 * group).total), 'difficulty that two groups need altogether'],
    count2: [show(2 * group), 'transactions of two groups'],
    next: [show(group + 1), 'place of the first one of the second group'],
    observed: [show(observed), 'difficulty shown by the first group if it did more than it had to'],
    nextAhead: [show(ahead ?? 0), 'least difficulty of the next one then'],
  });
});
