import { dec, whole, type Dec, type Numeric } from '../decimal.ts';

/**
 * The amount of a recurring transfer in an epoch, in the asset's smallest unit: the start amount times the factor to the
 * power of the epochs since its start, rounded down.
 * Source: `vega:core/banking/recurring_transfers.go` (distributeRecurringTransfers).
 * @param epochs epochs since the start epoch, which itself is 0
 */
export function recurringAmount({ start, factor, epochs }: { start: Numeric; factor: Numeric; epochs: number }): Dec {
  return whole(dec(start).times(dec(factor).pow(epochs)));
}
