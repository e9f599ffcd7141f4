import { dec, whole, type Dec, type Numeric } from '../decimal.ts';

export interface Discounts {
  /** the referee's discount factor, a fraction; 0 when left out */
  referralDiscount?: Numeric;
  /** the taker's volume discount factor, a fraction; 0 when left out */
  volumeDiscount?: Numeric;
  /** the reward factor of the taker's referrer after its multiplier, a fraction; 0 when left out */
  referrerReward?: Numeric;
}

export interface FeeParts {
  maker: Numeric;
  infrastructure: Numeric;
  liquidity: Numeric;
}

type Parts = { [part in keyof FeeParts]: Dec };

export interface DiscountedFees extends Parts {
  referralDiscount: Parts;
  volumeDiscount: Parts;
  referrerReward: Parts;
  /** what the taker pays altogether: the fees that remain and the referrer's reward */
  paid: Dec;
}

const PARTS = ['maker', 'infrastructure', 'liquidity'] as const;

/**
 * Fees after discounts, part by part, in the asset's smallest unit. The referral discount comes off first, the volume
 * discount off what is left, and the referrer's reward is taken out of what is left then; every discount and reward is
 * rounded down. `maker`, `infrastructure` and `liquidity` are what reaches the three destinations.
 * Source: `vega:core/fee/engine.go` (applyDiscountsAndRewards).
 */
export function discountedFees({ fees, discounts }: { fees: FeeParts; discounts: Discounts }): DiscountedFees {
  const referralDiscount = {} as Parts;
  const volumeDiscount = {} as Parts;
  const referrerReward = {} as Parts;
  const left = {} as Parts;
  let paid = dec(0);
  for (const part of PARTS) {
    const full = dec(fees[part]);
    referralDiscount[part] = whole(full.times(dec(discounts.referralDiscount ?? 0)));
    const referred = full.minus(referralDiscount[part]);
    volumeDiscount[part] = whole(referred.times(dec(discounts.volumeDiscount ?? 0)));
    const due = referred.minus(volumeDiscount[part]);
    referrerReward[part] = whole(due.times(dec(discounts.referrerReward ?? 0)));
    left[part] = due.minus(referrerReward[part]);
    paid = paid.plus(due);
  }
  return { ...left, referralDiscount, volumeDiscount, referrerReward, paid };
}
