import { ascending, check, count, list, number, record, units } from '../check.ts';
import { dec, min, sum, ZERO, type Dec } from '../decimal.ts';
import type { Amount, Epochs, WholeAmount } from '../types.ts';
import { MOST_EPOCHS, vestedAmount, VESTING, type VestingParameters } from './vesting.ts';

export interface PaidReward {
  /** epoch at whose end it is paid, counted from 0 */
  epoch: Epochs;
  /** what is paid */
  amount: Amount;
  /** how long it is locked */
  lockPeriod: Epochs;
}

export interface VestingBalance {
  /** epoch end, counted from 0 */
  epoch: Epochs;
  /** rewards that are still locked afterwards */
  locked: WholeAmount;
  /** what moves to the vested account at this epoch's end */
  vested: WholeAmount;
  /** what goes on vesting afterwards */
  vesting: WholeAmount;
  /** everything that has vested up to now */
  total: WholeAmount;
}

/**
 * How several rewards of one asset vest together, epoch by epoch: whatever is no longer locked lies in one account, of which the rate
 * moves a part, so that a new reward slows the last of the old ones down. The list ends when nothing is left or after `epochs`.
 * Source: `vega:core/vesting/vesting.go` (AddReward, moveLocked, distributeVested).
 */
export function vestingBalance(
  input: VestingParameters & {
    /** the rewards, by ascending epoch */
    rewards: readonly PaidReward[];
    /** the most epochs to list */
    epochs: Epochs;
  },
): VestingBalance[] {
  check(input, {
    ...VESTING,
    rewards: list(record<PaidReward>({ epoch: count, amount: units, lockPeriod: count })),
    epochs: number({ whole: true, min: 0, max: MOST_EPOCHS, plain: true }),
  });
  const { rewards, epochs, ...parameters } = input;
  ascending('rewards', rewards, 'epoch', { strict: false });
  const lastPaid = rewards[rewards.length - 1]?.epoch ?? -1;
  const states: VestingBalance[] = [];
  let vesting = ZERO;
  let total = ZERO;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const amounts = (counts: (reward: PaidReward) => boolean): Dec =>
      sum(rewards.filter(counts).map(({ amount }) => amount));
    const locked = amounts((reward) => reward.epoch <= epoch && reward.epoch + reward.lockPeriod > epoch);
    vesting = vesting.plus(amounts((reward) => reward.epoch + reward.lockPeriod === epoch));
    const vested = min(vesting, vestedAmount({ balance: vesting, ...parameters }));
    vesting = vesting.minus(vested);
    total = total.plus(vested);
    states.push({ epoch, locked, vested, vesting, total });
    if (epoch >= lastPaid && locked.isZero() && vesting.isZero()) break;
  }
  return states.map((state) => ({ ...state, total: dec(state.total) }));
}
