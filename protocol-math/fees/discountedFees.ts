import { check, fraction, optional, record, units } from '../check.ts';
import { dec, whole, type Dec } from '../decimal.ts';
import type { Amount, Fraction, WholeAmount } from '../types.ts';

export interface Discounts {
  /** the referee's discount factor; 0 when left out */
  referralDiscount?: Fraction;
  /** the taker's volume discount factor; 0 when left out */
  volumeDiscount?: Fraction;
  /** the reward factor of the taker's referrer after its multiplier and cap; 0 when left out */
  referrerReward?: Fraction;
}

export interface FeeParts {
  /** maker fee before discounts */
  maker: Amount;
  /** infrastructure fee before discounts */
  infrastructure: Amount;
  /** liquidity fee before discounts */
  liquidity: Amount;
}

/** An amount for each of the three fees. */
type Parts = { [part in keyof FeeParts]: WholeAmount };

export interface DiscountedFees extends Parts {
  /** what the referral discount takes off each fee */
  referralDiscount: Parts;
  /** what the volume discount takes off each fee */
  volumeDiscount: Parts;
  /** what goes to the referrer out of each fee */
  referrerReward: Parts;
  /** what the taker pays altogether: the fees that remain and the referrer's reward */
  paid: WholeAmount;
}

const PARTS = ['maker', 'infrastructure', 'liquidity'] as const;
export const FEE_PARTS = record<FeeParts>({ maker: units, infrastructure: units, liquidity: units });
const DISCOUNTS = record<Discounts>({
  referralDiscount: optional(fraction),
  volumeDiscount: optional(fraction),
  referrerReward: optional(fraction),
});

/**
 * Fees after discounts, part by part. The referral discount comes off first, the volume discount off what is left, and the
 * referrer's reward is taken out of what is left then; every discount and reward is rounded down. `maker`, `infrastructure` and
 * `liquidity` are what reaches the three destinations.
 * Source: `vega:core/fee/engine.go` (applyDiscountsAndRewards).
 */
export function discountedFees(input: {
  /** the fees of the trade before discounts */
  fees: FeeParts;
  /** the taker's discounts and its referrer's reward */
  discounts: Discounts;
}): DiscountedFees {
  check(input, { fees: FEE_PARTS, discounts: DISCOUNTS });
  const { fees, discounts } = input;
  const referralDiscount = {} as Parts;
  const volumeDiscount = {} as Parts;
  const referrerReward = {} as Parts;
  const left = {} as Parts;
  let paid: Dec = dec(0);
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
