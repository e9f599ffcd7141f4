import { check, count, flag, fraction, list, notNegative, number, optional, positive, units } from '../check.ts';
import { dec, whole, ZERO } from '../decimal.ts';
import type { Amount, Epochs, Factor, Fraction, WholeAmount } from '../types.ts';
import { MOST_EPOCHS, recurringAmount } from './recurringAmount.ts';
import { transferFee } from './transferFee.ts';

export interface RecurringEpoch {
  /** epochs since the start epoch, which itself is 0 */
  epoch: Epochs;
  /** what is transferred */
  amount: WholeAmount;
  /** the fee on top */
  fee: WholeAmount;
  /** everything transferred up to now */
  total: WholeAmount;
}

/**
 * A recurring transfer epoch by epoch. It stops for good when the amount falls below the network's minimum, or when the account does
 * not hold amount and fee. From vested rewards an amount below the minimum still moves when it is the whole balance. With a dispatch
 * strategy nothing moves in an epoch in which nobody is to be rewarded: the amount changes all the same, and both conditions count.
 * Source: `vega:core/banking/recurring_transfers.go` (distributeRecurringTransfers), `vega:core/banking/transfers_common.go`.
 */
export function recurringSchedule(input: {
  /** amount in the start epoch */
  start: Amount;
  /** factor from one epoch to the next, more than 0 */
  factor: Factor;
  /** how many epochs to list at most; with an end epoch, those up to it, both ends included */
  epochs: Epochs;
  /** `transfer.fee.factor` */
  feeFactor: Fraction;
  /** `transfer.minTransferQuantumMultiple` */
  minTransferQuantumMultiple: Factor;
  /** the asset's quantum; need not be a whole number */
  quantum: Amount;
  /** what the source account holds before the first transfer, nothing being added; endless when left out */
  balance?: Amount;
  /** whether it moves vested rewards to the party's own general account; not when left out */
  ownVestedRewards?: boolean;
  /** the epochs, since the start epoch, in which a dispatch strategy finds nobody to reward; none when left out */
  idle?: readonly Epochs[];
}): {
  /** the transfers that happen */
  transfers: RecurringEpoch[];
  /** why it stopped before the last epoch; undefined when it did not */
  stopped: 'below-minimum' | 'not-enough-funds' | undefined;
} {
  check(input, {
    start: units,
    factor: positive,
    epochs: number({ whole: true, min: 0, max: MOST_EPOCHS, plain: true }),
    feeFactor: fraction,
    minTransferQuantumMultiple: notNegative,
    quantum: notNegative,
    balance: optional(units),
    ownVestedRewards: optional(flag),
    idle: optional(list(count)),
  });
  const idle = new Set(input.idle);
  const { start, factor, feeFactor, ownVestedRewards } = input;
  const least = whole(dec(input.quantum).times(dec(input.minTransferQuantumMultiple)));
  const transfers: RecurringEpoch[] = [];
  let balance = input.balance === undefined ? undefined : dec(input.balance);
  let total = ZERO;
  for (let epoch = 0; epoch < input.epochs; epoch += 1) {
    const amount = recurringAmount({ start, factor, epochs: epoch });
    if (amount.lt(least) && !(ownVestedRewards && balance?.eq(amount))) return { transfers, stopped: 'below-minimum' };
    const fee = transferFee({ amount, feeFactor, ownVestedRewards });
    if (balance?.lt(amount.plus(fee))) return { transfers, stopped: 'not-enough-funds' };
    if (idle.has(epoch)) continue;
    balance = balance?.minus(amount).minus(fee);
    total = total.plus(amount);
    transfers.push({ epoch, amount, fee, total });
  }
  return { transfers, stopped: undefined };
}
