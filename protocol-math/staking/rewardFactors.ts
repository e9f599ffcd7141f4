import { check, fraction, units } from '../check.ts';
import { dec, div, max, ONE, ZERO } from '../decimal.ts';
import type { ExactFraction, Fraction, Stake } from '../types.ts';

/**
 * How a staking reward is split between the consensus validators and the standby (ersatz) validators.
 * Source: `vega:core/rewards/engine.go` (calculateRewardFactors).
 */
export function rewardFactors(input: {
  /** stake of all consensus validators */
  consensusStake: Stake;
  /** stake of all standby validators */
  ersatzStake: Stake;
  /** `network.validators.ersatz.rewardFactor` */
  ersatzRewardFactor: Fraction;
}): {
  /** part of the consensus validators */
  consensus: ExactFraction;
  /** part of the standby validators */
  ersatz: ExactFraction;
} {
  check(input, { consensusStake: units, ersatzStake: units, ersatzRewardFactor: fraction });
  const { consensusStake, ersatzStake, ersatzRewardFactor } = input;
  const primary = dec(consensusStake);
  const secondary = dec(ersatzStake).times(dec(ersatzRewardFactor));
  const total = primary.plus(secondary);
  if (!total.gt(0)) return { consensus: ZERO, ersatz: ZERO };
  const consensus = div(primary, total);
  const ersatz = div(secondary, total);
  const excess = max(ZERO, consensus.plus(ersatz).minus(ONE));
  return { consensus, ersatz: ersatz.minus(excess) };
}
