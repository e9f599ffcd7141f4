import { dec, div, max, ONE, ZERO, type Dec, type Numeric } from '../decimal.ts';

/**
 * How a staking reward is split between the consensus validators and the standby (ersatz) validators, fractions.
 * Source: `vega:core/rewards/engine.go` (calculateRewardFactors).
 * @param ersatzRewardFactor `network.validators.ersatz.rewardFactor`
 */
export function rewardFactors({
  consensusStake,
  ersatzStake,
  ersatzRewardFactor,
}: {
  consensusStake: Numeric;
  ersatzStake: Numeric;
  ersatzRewardFactor: Numeric;
}): { consensus: Dec; ersatz: Dec } {
  const primary = dec(consensusStake);
  const secondary = dec(ersatzStake).times(dec(ersatzRewardFactor));
  const total = primary.plus(secondary);
  if (!total.gt(0)) return { consensus: ZERO, ersatz: ZERO };
  const consensus = div(primary, total);
  const ersatz = div(secondary, total);
  const excess = max(ZERO, consensus.plus(ersatz).minus(ONE));
  return { consensus, ersatz: ersatz.minus(excess) };
}
