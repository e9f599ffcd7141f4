import { dec } from '../../protocol-math/decimal.ts';
import type { Preset } from '../../protocol-math/calculators/definition.ts';
import { goDuration } from '../../common/go-duration.ts';
import type { CalculatorName } from '../../protocol-math/calculators/registry.ts';

/** Values of network parameters by key. */
export type Parameters = Readonly<Record<string, string>>;

/** What a field holds of a parameter: the value as it is, or that in the field's own unit. */
interface Source {
  readonly key: string;
  /** @throws Error when the value cannot be read */
  readonly read?: (value: string) => string;
}

const plain = (key: string): Source => ({ key });
/** Smallest units of the governance token as whole tokens. */
const tokens = (key: string): Source => ({ key, read: (value) => dec(value).div('1e18').toFixed() });
const duration =
  (unit: number) =>
  (value: string): string => {
    const nanoseconds = goDuration(value);
    if (nanoseconds === undefined) throw new Error(`"${value}" is not a duration.`);
    return dec(String(nanoseconds)).div('1e9').div(unit).toFixed();
  };
const inJson = (key: string, read: (json: Readonly<Record<string, unknown>>) => unknown): Source => ({
  key,
  read: (value) => String(read(JSON.parse(value) as Readonly<Record<string, unknown>>)),
});

interface Trigger {
  readonly horizon: number;
  readonly probability: string;
  readonly auction_extension: number;
}
const scaling = 'market.margin.scalingFactors';
const staking = 'reward.staking.delegation';
const OPTIMUM = {
  delegatorShare: plain(`${staking}.delegatorShare`),
  minValidators: plain(`${staking}.minValidators`),
  competition: plain(`${staking}.competitionLevel`),
  multiplier: plain(`${staking}.optimalStakeMultiplier`),
};
const FEES = {
  maker: plain('market.fee.factors.makerFee'),
  infrastructure: plain('market.fee.factors.infrastructureFee'),
};
const BOND = {
  slope: plain('market.liquidity.sla.nonPerformanceBondPenaltySlope'),
  most: plain('market.liquidity.sla.nonPerformanceBondPenaltyMax'),
};

/** Of each calculator the fields that hold a network parameter. */
const sources: Readonly<Partial<Record<CalculatorName, Readonly<Record<string, Source>>>>> = {
  fees: FEES,
  tiers: { ...FEES, proportion: plain('referralProgram.maxReferralRewardProportion') },
  margin: {
    search: inJson(scaling, (json) => json['search_level']),
    initial: inJson(scaling, (json) => json['initial_margin']),
    release: inJson(scaling, (json) => json['collateral_release']),
  },
  bounds: {
    triggers: inJson('market.monitor.price.defaultParameters', (json) =>
      (json['triggers'] as readonly Trigger[])
        .map(({ horizon, probability, auction_extension }) => `${horizon} ${probability} ${auction_extension}`)
        .join('\n'),
    ),
    minimum: { key: 'market.auction.minimumDuration', read: duration(1) },
  },
  liquidity: BOND,
  commitment: {
    ...BOND,
    factor: plain('market.liquidity.stakeToCcyVolume'),
    minutes: { key: 'validators.epoch.length', read: duration(60) },
  },
  staking: OPTIMUM,
  cap: { ...OPTIMUM, cap: tokens(`${staking}.maxPayoutPerParticipant`) },
  votes: {
    participation: plain('governance.proposal.updateNetParam.requiredParticipation'),
    majority: plain('governance.proposal.updateNetParam.requiredMajority'),
  },
  vesting: { rate: plain('rewards.vesting.baseRate'), minimum: plain('rewards.vesting.minimumTransfer') },
  recurring: { fee: plain('transfer.fee.factor'), minimum: plain('transfer.minTransferQuantumMultiple') },
  work: {
    difficulty: plain('spam.pow.difficulty'),
    perBlock: plain('spam.pow.numberOfTxPerBlock'),
    increasing: plain('spam.pow.increaseDifficulty'),
  },
  limits: {
    maxProposals: plain('spam.protection.max.proposals'),
    proposalTokens: tokens('spam.protection.proposal.min.tokens'),
    maxVotes: plain('spam.protection.max.votes'),
    voteTokens: tokens('spam.protection.voting.min.tokens'),
    maxDelegations: plain('spam.protection.max.delegations'),
    delegationTokens: tokens('spam.protection.delegation.min.tokens'),
    maxTransfers: plain('spam.protection.maxUserTransfersPerEpoch'),
    maxCreateSets: plain('spam.protection.max.createReferralSet'),
    maxUpdateSets: plain('spam.protection.max.updateReferralSet'),
    referralTokens: tokens('referralProgram.minStakedVegaTokens'),
    maxCodes: plain('spam.protection.max.applyReferralCode'),
    codeFunds: plain('spam.protection.applyReferral.min.funds'),
    nodeTokens: tokens(`${staking}.minimumValidatorStake`),
    signatureTokens: tokens('spam.protection.minMultisigUpdates'),
  },
};

/** Kinds of proposals whose thresholds stand in parameters of their own, as their keys name them. */
const kinds = {
  market: 'a new market',
  updateMarket: 'a market update, by tokens',
  asset: 'a new asset',
  updateAsset: 'an asset update',
  transfer: 'a transfer',
  freeform: 'a freeform proposal',
  referralProgram: 'a referral program',
  VolumeDiscountProgram: 'a volume discount program',
} as const;

function valueOf(parameters: Parameters, key: string): string {
  const value = parameters[key];
  if (value === undefined) throw new Error(`there is no parameter ${key}, with which the calculator begins.`);
  return value;
}

/**
 * What the fields of a calculator hold of a network's parameters, in their own units; empty for a calculator without any.
 * @throws Error when a parameter is missing or is not written as it should be
 */
export function networkValues(name: CalculatorName, parameters: Parameters): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sources[name] ?? {}).map(([field, { key, read }]) => {
      const value = valueOf(parameters, key);
      return [field, read === undefined ? value : read(value)];
    }),
  );
}

/** Choices that a network's parameters give a calculator beyond its own examples. @throws Error when a parameter is missing */
export function networkPresets(name: CalculatorName, parameters: Parameters): readonly Preset[] {
  if (name !== 'votes') return [];
  return Object.entries(kinds).map(([kind, label]) => ({
    id: kind,
    label,
    values: {
      participation: valueOf(parameters, `governance.proposal.${kind}.requiredParticipation`),
      majority: valueOf(parameters, `governance.proposal.${kind}.requiredMajority`),
    },
  }));
}
