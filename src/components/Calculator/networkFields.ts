import type { CalculatorDefinition } from '../../../protocol-math/calculators/definition.ts';
import type { CalculatorName } from './registry.ts';

/** Of each calculator the fields that hold a network parameter, by their names, and its key. */
export const networkFields: Readonly<Partial<Record<CalculatorName, Readonly<Record<string, string>>>>> = {
  fees: { maker: 'market.fee.factors.makerFee', infrastructure: 'market.fee.factors.infrastructureFee' },
  staking: {
    delegatorShare: 'reward.staking.delegation.delegatorShare',
    minValidators: 'reward.staking.delegation.minValidators',
    competition: 'reward.staking.delegation.competitionLevel',
    multiplier: 'reward.staking.delegation.optimalStakeMultiplier',
  },
  tiers: {
    maker: 'market.fee.factors.makerFee',
    infrastructure: 'market.fee.factors.infrastructureFee',
    proportion: 'referralProgram.maxReferralRewardProportion',
  },
  votes: {
    participation: 'governance.proposal.updateNetParam.requiredParticipation',
    majority: 'governance.proposal.updateNetParam.requiredMajority',
  },
  vesting: { rate: 'rewards.vesting.baseRate', minimum: 'rewards.vesting.minimumTransfer' },
  liquidity: {
    slope: 'market.liquidity.sla.nonPerformanceBondPenaltySlope',
    most: 'market.liquidity.sla.nonPerformanceBondPenaltyMax',
  },
};

/**
 * The calculator with a network's values where its fields begin with the example's.
 * @throws Error when it has no field of such a name
 */
export function withNetworkValues(
  definition: CalculatorDefinition,
  values: Readonly<Record<string, string>>,
): CalculatorDefinition {
  const unknown = Object.keys(values).find((name) => !definition.fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new Error(`The calculator ${definition.id} has no field ${unknown}.`);
  return {
    ...definition,
    fields: definition.fields.map((field) => ({ ...field, default: values[field.name] ?? field.default })),
  };
}
