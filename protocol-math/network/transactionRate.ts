import { check, count, counting, flag, units } from '../check.ts';
import { dec, type Dec } from '../decimal.ts';
import type { Count, ExactCount, Stake } from '../types.ts';
import { nextDifficulty } from './proofOfWork.ts';

/**
 * The proof of work for a number of transactions sent at once, spread evenly over the blocks that they may be tied to. Undefined when
 * the network allows no more than `perBlock` for each of them and that is not enough.
 * Source: `vega:core/pow/engine.go` (getMinDifficultyForNextTx, and the check of a transaction).
 */
export function transactionWork(input: {
  /** transactions to send */
  transactions: Count;
  /** blocks that they are spread over, at most `spam.pow.numberOfPastBlocks` */
  blocks: Count;
  /** `spam.pow.difficulty`, leading zero bits */
  difficulty: Count;
  /** `spam.pow.numberOfTxPerBlock`, at least 1 */
  perBlock: Count;
  /** `spam.pow.increaseDifficulty` */
  increasing: boolean;
}):
  | {
      /** the largest number of transactions tied to one block */
      mostPerBlock: Count;
      /** how many transactions have to reach each difficulty, easiest first */
      work: {
        /** leading zero bits */
        difficulty: Count;
        /** transactions that need them */
        transactions: Count;
      }[];
      /** hashes that it takes on average: two to the power of the difficulty for each transaction */
      hashes: ExactCount;
    }
  | undefined {
  check(input, { transactions: count, blocks: counting, difficulty: count, perBlock: counting, increasing: flag });
  const { transactions, blocks, difficulty, perBlock, increasing } = input;
  const counts = new Map<number, number>();
  const mostPerBlock = Math.ceil(transactions / blocks);
  const full = transactions - (mostPerBlock - 1) * blocks;
  let observed = 0;
  for (let sent = 0; sent < mostPerBlock; sent += 1) {
    const needed = nextDifficulty({ difficulty, perBlock, transactions: sent, observed, increasing });
    if (needed === undefined) return undefined;
    observed += needed;
    const howMany = sent === mostPerBlock - 1 ? full : blocks;
    counts.set(needed, (counts.get(needed) ?? 0) + howMany);
  }
  const work = [...counts].map(([bits, number]) => ({ difficulty: bits, transactions: number }));
  const hashes = work.reduce<Dec>(
    (total, step) => total.plus(dec(2).pow(step.difficulty).times(step.transactions)),
    dec(0),
  );
  return { mostPerBlock, work, hashes };
}

/**
 * How many commands of a kind that is limited per epoch a party may still send in it: none while it has fewer tokens than the kind
 * asks for. Votes are counted for each proposal separately.
 * Source: `vega:core/spam/simple_spam_policy.go`, `vega:core/spam/vote_spam_policy.go`.
 */
export function commandsLeft(input: {
  /** the limit of the kind, such as `spam.protection.max.proposals` */
  limit: Count;
  /** what the party has staked */
  stake: Stake;
  /** the least stake that the kind asks for, such as `spam.protection.proposal.min.tokens`; 0 for none */
  minimumStake: Stake;
  /** commands of the kind that the party has sent in this epoch */
  sent: Count;
}): Count {
  check(input, { limit: count, stake: units, minimumStake: units, sent: count });
  return dec(input.stake).lt(dec(input.minimumStake)) ? 0 : Math.max(0, input.limit - input.sent);
}
