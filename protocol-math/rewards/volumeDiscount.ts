import { ascending, check, counting, fraction, list, notNegative, record } from '../check.ts';
import { dec, sum, ZERO } from '../decimal.ts';
import type { Epochs, ExactFraction, ExactQuantums, Fraction, Quantums } from '../types.ts';

export interface VolumeTier {
  /** least running taker notional over the window */
  minimumRunningVolume: Quantums;
  /** discount of the tier */
  discountFactor: Fraction;
}

export interface VolumeDiscountInput {
  /** taker notional per epoch, oldest first */
  volumes: readonly Quantums[];
  /** the programme's window length: how many of the last epochs count, at least 1 */
  windowLength: Epochs;
  /** the programme's tiers, by ascending volume */
  tiers: readonly VolumeTier[];
}

export interface VolumeDiscount {
  /** volume over the window */
  runningVolume: ExactQuantums;
  /** the discount, of every fee */
  discount: ExactFraction;
}

export const VOLUME_DISCOUNT = {
  volumes: list(notNegative),
  windowLength: counting,
  tiers: list(record<VolumeTier>({ minimumRunningVolume: notNegative, discountFactor: fraction })),
};

/**
 * A taker's volume discount: that of the highest tier whose volume it reached over the last
 * `windowLength` epochs. Source: `vega:core/volumediscount/engine.go` (calculatePartiesVolumeForWindow, computeFactorsByParty).
 */
export function volumeDiscount(input: VolumeDiscountInput): VolumeDiscount {
  check(input, VOLUME_DISCOUNT);
  const { volumes, windowLength: window, tiers } = input;
  ascending('tiers', tiers, 'minimumRunningVolume');
  const runningVolume = sum(volumes.slice(-window));
  const tier = tiers.findLast((one) => runningVolume.gte(dec(one.minimumRunningVolume)));
  return { runningVolume, discount: tier ? dec(tier.discountFactor) : ZERO };
}
