import type { AccountId } from './ledger.ts';

const own =
  (type: string) =>
  (owner: string): AccountId => ({ type: `ACCOUNT_TYPE_${type}`, owner });
const common = (type: string): AccountId => ({ type: `ACCOUNT_TYPE_${type}` });

/** The accounts that lessons use. */
export const account = {
  general: own('GENERAL'),
  margin: own('MARGIN'),
  bond: own('BOND'),
  providerFees: own('LP_LIQUIDITY_FEES'),
  makerFees: common('FEES_MAKER'),
  infrastructureFees: common('FEES_INFRASTRUCTURE'),
  liquidityFees: common('FEES_LIQUIDITY'),
  bonusFees: common('LIQUIDITY_FEES_BONUS_DISTRIBUTION'),
  referralReward: common('PENDING_FEE_REFERRAL_REWARD'),
  settlement: common('SETTLEMENT'),
  insurance: common('INSURANCE'),
} as const;
