import { check, optional, record } from '../check.ts';
import { discountedFees, FEE_PARTS, type DiscountedFees, type FeeParts } from '../fees/discountedFees.ts';
import { REFERRAL, referralFactors, type ReferralFactors, type ReferralInput } from './referral.ts';
import { VOLUME_DISCOUNT, volumeDiscount, type VolumeDiscount, type VolumeDiscountInput } from './volumeDiscount.ts';

/**
 * A taker's volume discount and referral together, and what they leave of the fees of a trade.
 * Source: `vega:core/fee/engine.go` (applyDiscountsAndRewards) with the factors of `vega:core/referral/engine.go` and
 * `vega:core/volumediscount/engine.go`.
 */
export function discountProgrammes(input: {
  /** the fees of the trade before discounts */
  fees: FeeParts;
  /** the taker's referral set; left out for a party that is no referee */
  referral?: ReferralInput;
  /** the taker's volumes; left out without a programme */
  volume?: VolumeDiscountInput;
}): {
  /** what the referral gives; undefined for a party that is no referee */
  referral: ReferralFactors | undefined;
  /** what the volume gives; undefined without a programme */
  volume: VolumeDiscount | undefined;
  /** the fees after both */
  fees: DiscountedFees;
} {
  check(input, {
    fees: FEE_PARTS,
    referral: optional(record<ReferralInput>(REFERRAL)),
    volume: optional(record<VolumeDiscountInput>(VOLUME_DISCOUNT)),
  });
  const referral = input.referral && referralFactors(input.referral);
  const volume = input.volume && volumeDiscount(input.volume);
  const discounts = {
    referralDiscount: referral?.discount ?? 0,
    volumeDiscount: volume?.discount ?? 0,
    referrerReward: referral?.reward ?? 0,
  };
  return { referral, volume, fees: discountedFees({ fees: input.fees, discounts }) };
}
