import { dec, sum } from '../decimal.ts';
import { example } from '../example.ts';
import { vestedAmount, vestingSchedule } from '../rewards/vesting.ts';
import { show, showAmount, showPercent, toSmallest } from '../units.ts';

const ASSET = 2;
const parameters = { baseRate: '0.05', minimumTransfer: '10', quantum: toSmallest('1', ASSET) };
const amount = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, ASSET);
const reward = '1000';
const multiplier = '2';

const schedule = vestingSchedule({
  amount: toSmallest(reward, ASSET),
  lockPeriod: 2,
  epochs: 200,
  vestingMultiplier: multiplier,
  ...parameters,
});
const vested = (epoch: number): string => amount(schedule[epoch]?.vested ?? 0);
const remaining = (epoch: number): string => amount(schedule[epoch]?.remaining ?? 0);

export const locked = example('A reward locked for two epochs, then vesting.', {
  reward: [show(reward), 'reward'],
  lock: [show(2), 'lock period in epochs'],
  baseRate: [showPercent(parameters.baseRate), 'base rate per epoch'],
  multiplier: [multiplier, 'vesting multiplier of the activity streak'],
  rate: [showPercent(dec(parameters.baseRate).times(multiplier)), 'what vests per epoch'],
  minimum: [show(parameters.minimumTransfer), 'least amount per epoch, in quantums of one unit'],
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

const small = '120';

export const minimum = example('A small balance vests by the minimum instead of the rate.', {
  balance: [show(small), 'balance of the vesting account'],
  byRate: [amount(dec(toSmallest(small, ASSET)).times(parameters.baseRate)), 'balance times base rate'],
  minimum: [show(parameters.minimumTransfer), 'least amount, in quantums of one unit'],
  vested: [amount(vestedAmount({ balance: toSmallest(small, ASSET), ...parameters })), 'what vests'],
});
