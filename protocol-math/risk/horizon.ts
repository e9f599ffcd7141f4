import { number, type Rule } from '../check.ts';
import type { Fraction, Seconds } from '../types.ts';

/** One trigger of a market's price monitoring. Source of its limits: `vega:commands/proposal_submission.go` (checkPriceMonitoring). */
export interface MonitoringTrigger {
  /** how far ahead the trigger looks */
  horizon: Seconds;
  /** how probable it is that the price stays within the bounds, between 0 and 1 */
  probability: Fraction;
  /** how long an auction lasts that the trigger starts, or by how much it extends one */
  auctionExtension: Seconds;
}

/** A horizon: more than nothing. */
export const horizonOf: Rule = number({ above: 0 });
