import { auctionFees } from './fees/auctionFees.ts';
import { averageScores, liquidityScore } from './liquidity/liquidityScore.ts';
import { balanceMultiplier, vestedAmount, vestingSchedule } from './rewards/vesting.ts';
import { bondSlash } from './liquidity/bondSlash.ts';
import { closeOutFees } from './fees/closeOutFees.ts';
import { closeOutPrice } from './margin/closeOutPrice.ts';
import { commitmentReduction } from './liquidity/commitmentReduction.ts';
import { contributionRewards } from './rewards/contribution.ts';
import { discountedFees } from './fees/discountedFees.ts';
import { equityLikeShares, setStake } from './liquidity/equityLikeShare.ts';
import { estimatePosition } from './margin/estimatePosition.ts';
import { expectedDifficulty, nextDifficulty, reportedDifficulty } from './network/proofOfWork.ts';
import { feeAllocation } from './liquidity/feeAllocation.ts';
import { feeDistribution } from './liquidity/feeDistribution.ts';
import { finalSettlement } from './settlement/finalSettlement.ts';
import { fundingCashFlow } from './perpetual/fundingCashFlow.ts';
import { fundingMargin } from './perpetual/fundingMargin.ts';
import { fundingPayment } from './perpetual/fundingPayment.ts';
import { fundingPeriod } from './perpetual/fundingPeriod.ts';
import { governanceTransferAmount } from './network/governanceTransferAmount.ts';
import { indicativeUncrossing } from './auction/indicativeUncrossing.ts';
import { liquidationOutlook, liquidationPrice } from './margin/liquidationPrice.ts';
import { liquidityFeeFactor } from './liquidity/liquidityFeeFactor.ts';
import { logNormalBounds } from './auction/logNormalBounds.ts';
import { logNormalRiskFactors } from './risk/logNormalRiskFactors.ts';
import { lossSocialisation } from './settlement/lossSocialisation.ts';
import { maintenanceMargin } from './margin/maintenanceMargin.ts';
import { marginLevels } from './margin/marginLevels.ts';
import { marginTransfer } from './margin/marginTransfer.ts';
import { markToMarket } from './settlement/markToMarket.ts';
import { meetsCommitment } from './liquidity/meetsCommitment.ts';
import { multisigScores } from './staking/multisigScores.ts';
import { normalisedScores, optimalStake, rawValidatorScore, validatorScores } from './staking/validatorScores.ts';
import { partyMargin } from './margin/partyMargin.ts';
import { performanceScore } from './staking/performanceScore.ts';
import { rankingScore } from './staking/rankingScore.ts';
import { recurringAmount } from './network/recurringAmount.ts';
import { referralFactors } from './rewards/referral.ts';
import { rewardFactors } from './staking/rewardFactors.ts';
import { settleMarkToMarket } from './settlement/settleMarkToMarket.ts';
import { slaPenalties } from './liquidity/slaPenalties.ts';
import { targetStake } from './liquidity/targetStake.ts';
import { timeWeightedAverage } from './perpetual/timeWeightedAverage.ts';
import { tokenVoteOutcome } from './governance/voteOutcome.ts';
import { tradeFees } from './fees/tradeFees.ts';
import { transferFee } from './network/transferFee.ts';
import { validatorReward } from './staking/validatorReward.ts';
import { volumeDiscount } from './rewards/volumeDiscount.ts';
import { votingPower } from './staking/votingPower.ts';

/** Every formula that a test vector can name. Each takes one object and is pure. */
export const formulas = {
  auctionFees,
  averageScores,
  balanceMultiplier,
  bondSlash,
  closeOutFees,
  closeOutPrice,
  commitmentReduction,
  contributionRewards,
  discountedFees,
  equityLikeShares,
  estimatePosition,
  expectedDifficulty,
  feeAllocation,
  feeDistribution,
  finalSettlement,
  fundingCashFlow,
  fundingMargin,
  fundingPayment,
  fundingPeriod,
  governanceTransferAmount,
  indicativeUncrossing,
  liquidationOutlook,
  liquidationPrice,
  liquidityFeeFactor,
  liquidityScore,
  logNormalBounds,
  logNormalRiskFactors,
  lossSocialisation,
  maintenanceMargin,
  marginLevels,
  marginTransfer,
  markToMarket,
  meetsCommitment,
  multisigScores,
  nextDifficulty,
  normalisedScores,
  optimalStake,
  partyMargin,
  performanceScore,
  rankingScore,
  rawValidatorScore,
  recurringAmount,
  referralFactors,
  reportedDifficulty,
  rewardFactors,
  setStake,
  settleMarkToMarket,
  slaPenalties,
  targetStake,
  timeWeightedAverage,
  tokenVoteOutcome,
  tradeFees,
  transferFee,
  validatorReward,
  validatorScores,
  vestedAmount,
  vestingSchedule,
  volumeDiscount,
  votingPower,
} as const;

export type FormulaName = keyof typeof formulas;
