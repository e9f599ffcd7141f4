import { endsAfterEnactment } from './ends-after-enactment.ts';
import type { ProposalKind, ProposalProblem } from '../types.ts';

const base = 'terms.updateReferralProgram.changes';

const tiers = `${base}.benefitTiers`;
const staking = `${base}.stakingTiers`;

/** Rows with the same conditions as an earlier one, which the wallet refuses. */
function duplicates(values: Readonly<Record<string, string>>): ProposalProblem[] {
  const rows = (path: string, names: readonly string[]): string[] => {
    const found: string[] = [];
    for (
      let index = 0;
      values[`${path}.${index}.${names[0] ?? ''}`] !== undefined && index < Number(values[`${path}.count`] ?? 2);
      index += 1
    )
      found.push(names.map((name) => values[`${path}.${index}.${name}`] ?? '').join('_'));
    return found;
  };
  const repeated = (path: string, names: readonly string[], message: string): ProposalProblem[] =>
    rows(path, names).flatMap((row, index, all) =>
      all.indexOf(row) < index ? [{ path: `${path}.${index}.${names.at(-1) ?? ''}`, message }] : [],
    );
  return [
    ...repeated(
      tiers,
      ['minimumEpochs', 'minimumRunningNotionalTakerVolume'],
      'Two tiers cannot have the same volume and epochs.',
    ),
    ...repeated(staking, ['minimumStakedTokens'], 'An earlier staking tier has this number of tokens already.'),
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
        {
          minimumRunningNotionalTakerVolume: '10000',
          minimumEpochs: '1',
          referralRewardFactor: '0.001',
          referralDiscountFactor: '0.001',
        },
        {
          minimumRunningNotionalTakerVolume: '20000',
          minimumEpochs: '7',
          referralRewardFactor: '0.005',
          referralDiscountFactor: '0.005',
        },
      ],
      endOfProgramTimestamp: String(enactment + 180 * 86_400),
      windowLength: '7',
      stakingTiers: [
        { minimumStakedTokens: '1', referralRewardMultiplier: '1' },
        { minimumStakedTokens: '1000000000000000000', referralRewardMultiplier: '2' },
      ],
    },
  }),
  fields: [
    {
      rows: tiers,
      label: 'Tier',
      step: 'Tiers',
      initial: 2,
      min: 0,
      maxParameter: 'referralProgram.maxReferralTiers',
      blank: {
        minimumRunningNotionalTakerVolume: '',
        minimumEpochs: '',
        referralRewardFactor: '',
        referralDiscountFactor: '',
      },
      fields: [
        {
          path: 'minimumRunningNotionalTakerVolume',
          label: 'volume',
          type: 'integer',
          min: '1',
          help: 'Taker volume of the whole set over the window, in quantum units.',
        },
        {
          path: 'minimumEpochs',
          label: 'epochs',
          type: 'integer',
          min: '1',
          help: 'Epochs that a referee must have been in the set for the discount; not fewer than in a tier of less volume.',
        },
        {
          path: 'referralRewardFactor',
          label: 'reward',
          type: 'decimal',
          min: '0',
          maxParameter: 'referralProgram.maxReferralRewardFactor',
          help: 'Share of the referee’s taker fees that the referrer receives.',
        },
        {
          path: 'referralDiscountFactor',
          label: 'discount',
          type: 'decimal',
          min: '0',
          maxParameter: 'referralProgram.maxReferralDiscountFactor',
          help: 'Share of taker fees that the referee saves.',
        },
      ],
    },
    {
      rows: staking,
      label: 'Staking tier',
      step: 'Tiers',
      initial: 2,
      min: 0,
      maxParameter: 'referralProgram.maxReferralTiers',
      blank: { minimumStakedTokens: '', referralRewardMultiplier: '' },
      fields: [
        {
          path: 'minimumStakedTokens',
          label: 'tokens',
          type: 'integer',
          min: '1',
          help: 'Tokens that the referrer stakes, in the smallest unit: 18 decimals.',
        },
        {
          path: 'referralRewardMultiplier',
          label: 'multiplier',
          type: 'decimal',
          min: '1',
          help: 'Multiplies the referrer’s reward factor.',
        },
      ],
    },
    {
      path: `${base}.endOfProgramTimestamp`,
      label: 'End of the program',
      type: 'time',
      help: 'After enactment.',
      step: 'Program',
    },
    {
      path: `${base}.windowLength`,
      label: 'Window',
      type: 'integer',
      min: '1',
      max: '100',
      help: 'Epochs over which volume counts.',
      step: 'Program',
    },
  ],
  check: (values) => [...endsAfterEnactment(`${base}.endOfProgramTimestamp`)(values), ...duplicates(values)],
};
