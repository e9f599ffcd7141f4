import { endsAfterEnactment } from './ends-after-enactment.ts';
import type { ProposalField, ProposalKind, ProposalProblem } from '../types.ts';

const base = 'terms.updateReferralProgram.changes';

const tier = (index: number): readonly ProposalField[] => [
  { path: `${base}.benefitTiers.${index}.minimumRunningNotionalTakerVolume`, label: `Tier ${index + 1}: volume`, type: 'integer', min: '1', help: 'Taker volume of the whole set over the window, in quantum units.' },
  { path: `${base}.benefitTiers.${index}.minimumEpochs`, label: `Tier ${index + 1}: epochs`, type: 'integer', min: '1', help: 'Epochs that a referee must have been in the set.' },
  { path: `${base}.benefitTiers.${index}.referralRewardFactor`, label: `Tier ${index + 1}: reward`, type: 'decimal', min: '0', maxParameter: 'referralProgram.maxReferralRewardFactor', help: 'Share of the referee’s taker fees that the referrer receives.' },
  { path: `${base}.benefitTiers.${index}.referralDiscountFactor`, label: `Tier ${index + 1}: discount`, type: 'decimal', min: '0', maxParameter: 'referralProgram.maxReferralDiscountFactor', help: 'Share of taker fees that the referee saves.' },
];

/** The staking tier that the form does not show. */
const firstStakingTier = { minimumStakedTokens: '1', referralRewardMultiplier: '1' };

/** Two tiers with the same conditions, which the wallet refuses. */
function duplicates(values: Readonly<Record<string, string>>): ProposalProblem[] {
  const tiers = [0, 1].map((index) => ['minimumEpochs', 'minimumRunningNotionalTakerVolume'].map((name) => values[`${base}.benefitTiers.${index}.${name}`] ?? '').join('_'));
  const tokens = `${base}.stakingTiers.1.minimumStakedTokens`;
  return [
    ...(tiers[0] === tiers[1] ? [{ path: `${base}.benefitTiers.1.minimumRunningNotionalTakerVolume`, message: 'Two tiers cannot have the same volume and epochs.' }] : []),
    ...(values[tokens] === firstStakingTier.minimumStakedTokens ? [{ path: tokens, message: 'The first staking tier has this number of tokens already.' }] : []),
  ];
}

export const referralProgram: ProposalKind = {
  kind: 'referral-program',
  term: 'updateReferralProgram',
  family: 'referralProgram',
  enactFamily: 'referralProgram',
  title: 'A referral program for half a year',
  description: 'Replaces the referral program: discounts for referees, rewards for referrers.',
  change: ({ enactment = 0 }) => ({
    changes: {
      benefitTiers: [
        { minimumRunningNotionalTakerVolume: '10000', minimumEpochs: '1', referralRewardFactor: '0.001', referralDiscountFactor: '0.001' },
        { minimumRunningNotionalTakerVolume: '20000', minimumEpochs: '7', referralRewardFactor: '0.005', referralDiscountFactor: '0.005' },
      ],
      endOfProgramTimestamp: String(enactment + 180 * 86_400),
      windowLength: '7',
      stakingTiers: [
        firstStakingTier,
        { minimumStakedTokens: '1000000000000000000', referralRewardMultiplier: '2' },
      ],
    },
  }),
  fields: [
    ...tier(0),
    ...tier(1),
    { path: `${base}.stakingTiers.1.minimumStakedTokens`, label: 'Staking tier: tokens', type: 'integer', min: '1', help: 'Tokens that the referrer stakes, with 18 decimals.' },
    { path: `${base}.stakingTiers.1.referralRewardMultiplier`, label: 'Staking tier: multiplier', type: 'decimal', min: '1', help: 'Multiplies the referrer’s reward factor.' },
    { path: `${base}.endOfProgramTimestamp`, label: 'End of the program', type: 'time', help: 'Unix seconds; after enactment.' },
    { path: `${base}.windowLength`, label: 'Window', type: 'integer', min: '1', max: '100', help: 'Epochs over which volume counts.' },
  ],
  check: (values) => [...endsAfterEnactment(`${base}.endOfProgramTimestamp`)(values), ...duplicates(values)],
};
