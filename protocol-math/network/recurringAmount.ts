import { check, number, positive, units } from '../check.ts';
import { dec, whole } from '../decimal.ts';
import type { Amount, Epochs, Factor, WholeAmount } from '../types.ts';

/** Powers of a factor grow fast; nothing recurs for longer than this here. */
export const MOST_EPOCHS = 10_000;

/**
 * The amount of a recurring transfer in an epoch: the start amount times the factor to the power of the epochs since its start,
 * rounded down.
 * Source: `vega:core/banking/recurring_transfers.go` (distributeRecurringTransfers).
 */
export function recurringAmount(input: {
  /** amount in the start epoch */
  start: Amount;
  /** factor from one epoch to the next, more than 0 */
  factor: Factor;
  /** epochs since the start epoch, which itself is 0 */
  epochs: Epochs;
}): WholeAmount {
  check(input, {
    start: units,
    factor: positive,
    epochs: number({ whole: true, min: 0, max: MOST_EPOCHS, plain: true }),
  });
  return whole(dec(input.start).times(dec(input.factor).pow(input.epochs)));
}
