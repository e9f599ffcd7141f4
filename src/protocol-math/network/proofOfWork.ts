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
 * no further one is allowed with the same block. Work done beyond need counts for later transactions.
 * Source: `vega:core/pow/engine.go` (getMinDifficultyForNextTx).
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
