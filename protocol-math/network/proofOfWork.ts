import { check, count, counting, flag } from '../check.ts';
import { dec, type Dec } from '../decimal.ts';
import type { Count } from '../types.ts';

/** What a party sends tied to one block, and what the network asks for it. */
export interface WorkPerBlock {
  /** `spam.pow.difficulty`, leading zero bits of the hash */
  difficulty: Count;
  /** `spam.pow.numberOfTxPerBlock`, at least 1 */
  perBlock: Count;
  /** transactions sent with this block */
  transactions: Count;
}

/** The same with the work that was shown. */
export interface WorkShown extends WorkPerBlock {
  /** sum of the difficulties of the transactions so far */
  observed: Count;
  /** `spam.pow.increaseDifficulty` */
  increasing: boolean;
}

const WORK = { difficulty: count, perBlock: counting, transactions: count };

/**
 * The total difficulty that a party's transactions tied to one block must reach when increasing difficulty is on, and
 * the difficulty of one more: every `perBlock` transactions raise the required difficulty by one.
 * Source: `vega:core/pow/engine.go` (calculateExpectedDifficulty).
 */
export function expectedDifficulty(input: WorkPerBlock): {
  /** leading zero bits that the transactions so far must have shown together */
  total: Count;
  /** leading zero bits that one more adds */
  next: Count;
} {
  check(input, WORK);
  const { difficulty, perBlock, transactions } = input;
  const level = Math.floor(transactions / perBlock);
  const rest = transactions - level * perBlock;
  const full = perBlock * (level * difficulty + (level * (level - 1)) / 2);
  return { total: full + rest * (difficulty + level), next: difficulty + level };
}

/**
 * The difficulty that the next transaction must have at least, given what the party has already shown, or undefined when
 * no further one is allowed with the same block. Work done beyond need counts for later transactions. This is what the network
 * asks for; what its API reports is `reportedDifficulty`.
 * Source: `vega:core/pow/engine.go` (getMinDifficultyForNextTx, and the check of a transaction).
 */
export function nextDifficulty(input: WorkShown): Count | undefined {
  check(input, { ...WORK, observed: count, increasing: flag });
  const { difficulty, perBlock, transactions, observed, increasing } = input;
  if (!increasing) return transactions < perBlock ? difficulty : undefined;
  const { total, next } = expectedDifficulty({ difficulty, perBlock, transactions });
  return Math.max(difficulty, total + next - observed);
}

/** One more than the largest number that an unsigned integer of 64 bits can hold. */
const WRAP = dec('18446744073709551616');

/**
 * The `expectedDifficulty` that the spam statistics report: the same, except that the release subtracts unsigned numbers. A party
 * that has shown more work than the next transaction needs is told a number just below 2^64 instead of the base difficulty.
 * Source: `vega:core/pow/engine.go` (getMinDifficultyForNextTx).
 */
export function reportedDifficulty(input: WorkShown): Dec | undefined {
  const needed = nextDifficulty(input);
  if (needed === undefined || !input.increasing) return needed === undefined ? undefined : dec(needed);
  const { difficulty, perBlock, transactions } = input;
  const { total, next } = expectedDifficulty({ difficulty, perBlock, transactions });
  const difference = total + next - input.observed;
  return difference < 0 ? WRAP.plus(difference) : dec(needed);
}
