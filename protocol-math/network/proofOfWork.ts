import { dec, type Dec } from '../decimal.ts';

/**
 * The total difficulty that a party's transactions tied to one block must reach when increasing difficulty is on, and
 * the difficulty of one more: every `perBlock` transactions raise the required difficulty by one.
 * Source: `vega:core/pow/engine.go` (calculateExpectedDifficulty).
 * @param difficulty `spam.pow.difficulty`, leading zero bits
 * @param perBlock `spam.pow.numberOfTxPerBlock`
 * @param transactions transactions sent with this block
 */
export function expectedDifficulty({
  difficulty,
  perBlock,
  transactions,
}: {
  difficulty: number;
  perBlock: number;
  transactions: number;
}): { total: number; next: number } {
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
export function nextDifficulty({
  difficulty,
  perBlock,
  transactions,
  observed,
  increasing,
}: {
  difficulty: number;
  perBlock: number;
  transactions: number;
  /** sum of the difficulties of the transactions so far */
  observed: number;
  /** `spam.pow.increaseDifficulty` */
  increasing: boolean;
}): number | undefined {
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
export function reportedDifficulty(input: Parameters<typeof nextDifficulty>[0]): Dec | undefined {
  const needed = nextDifficulty(input);
  if (needed === undefined || !input.increasing) return needed === undefined ? undefined : dec(needed);
  const { total, next } = expectedDifficulty(input);
  const difference = total + next - input.observed;
  return difference < 0 ? WRAP.plus(difference) : dec(needed);
}
