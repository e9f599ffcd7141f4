import { dec, sum, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface VolumeTier {
  /** running taker notional over the window, in quantums */
  minimumRunningVolume: Numeric;
  discountFactor: Numeric;
}

/**
 * A taker's volume discount, a fraction of every fee: that of the highest tier whose volume it reached over the last
 * `window` epochs. Source: `vega:core/volumediscount/engine.go` (calculatePartiesVolumeForWindow, computeFactorsByParty).
 * @param volumes taker notional per epoch in quantums, oldest first
 * @param tiers in ascending order, as in the programme
 */
export function volumeDiscount({
  volumes,
  window,
  tiers,
}: {
  volumes: readonly Numeric[];
  window: number;
  tiers: readonly VolumeTier[];
}): { runningVolume: Dec; discount: Dec } {
  const runningVolume = sum(volumes.slice(-window));
  const tier = tiers.findLast((one) => runningVolume.gte(dec(one.minimumRunningVolume)));
  return { runningVolume, discount: tier ? dec(tier.discountFactor) : ZERO };
}
