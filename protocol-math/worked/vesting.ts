import { dec, sum } from '../decimal.ts';
import { byNetwork, example, valueOf, type NetworkParameters } from '../example.ts';
import { vestedAmount, vestingSchedule } from '../rewards/vesting.ts';
import { show, showAmount, showPercent, toSmallest } from '../units.ts';

const ASSET = 2;
const rulesOf = (parameters: NetworkParameters) => ({
  baseRate: valueOf(parameters, 'rewards.vesting.baseRate'),
  minimumTransfer: valueOf(parameters, 'rewards.vesting.minimumTransfer'),
  quantum: toSmallest('1', ASSET),
});
const amount = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, ASSET);
const reward = '1000';
const multiplier = '2';

export const locked = byNetwork((parameters) => {
  const rules = rulesOf(parameters);
  const schedule = vestingSchedule({
    amount: toSmallest(reward, ASSET),
    lockPeriod: 2,
    epochs: 1000,
    vestingMultiplier: multiplier,
    ...rules,
  });
  const vested = (epoch: number): string => amount(schedule[epoch]?.vested ?? 0);
  const remaining = (epoch: number): string => amount(schedule[epoch]?.remaining ?? 0);
  return example('A reward locked for two epochs, then vesting.', {
    reward: [show(reward), 'reward'],
    lock: [show(2), 'lock period in epochs'],
    baseRate: [showPercent(rules.baseRate), 'base rate per epoch'],
    multiplier: [multiplier, 'vesting multiplier of the activity streak'],
    rate: [showPercent(dec(rules.baseRate).times(multiplier)), 'what vests per epoch'],
    minimum: [show(rules.minimumTransfer), 'least amount per epoch, in quantums of one unit'],
    vested0: [vested(0), 'vests at the end of the epoch that pays the reward'],
    vested1: [vested(1), 'one epoch later'],
    vested2: [vested(2), 'two epochs later: the lock is over'],
    remaining2: [remaining(2), 'left in the vesting account then'],
    vested3: [vested(3), 'three epochs later'],
    remaining3: [remaining(3), 'left'],
    vested4: [vested(4), 'four epochs later'],
    remaining4: [remaining(4), 'left'],
    epochs: [show(schedule.length - 1), 'epochs after payment until everything has vested'],
    lastVested: [amount(schedule[schedule.length - 1]?.vested ?? 0), 'the last amount'],
    total: [amount(sum(schedule.map((epoch) => epoch.vested))), 'vested altogether'],
  });
});

const small = '30';

export const minimum = byNetwork((parameters) => {
  const rules = rulesOf(parameters);
  return example('A small balance vests by the minimum instead of the rate.', {
    balance: [show(small), 'balance of the vesting account'],
    byRate: [amount(dec(toSmallest(small, ASSET)).times(rules.baseRate)), 'balance times base rate'],
    minimum: [show(rules.minimumTransfer), 'least amount, in quantums of one unit'],
    vested: [amount(vestedAmount({ balance: toSmallest(small, ASSET), ...rules })), 'what vests'],
  });
});
