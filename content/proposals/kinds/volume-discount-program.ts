import { endsAfterEnactment } from './ends-after-enactment.ts';
import type { ProposalKind } from '../types.ts';

const base = 'terms.updateVolumeDiscountProgram.changes';

export const volumeDiscountProgram: ProposalKind = {
  kind: 'volume-discount-program',
  term: 'updateVolumeDiscountProgram',
  family: 'VolumeDiscountProgram',
  enactFamily: 'VolumeDiscountProgram',
  title: 'Volume discounts for half a year',
  description: 'Replaces the volume discount program: those who trade more pay a smaller share of the fees.',
  change: ({ enactment = 0 }) => ({
    changes: {
      benefitTiers: [
        { minimumRunningNotionalTakerVolume: '10000', volumeDiscountFactor: '0.05' },
        { minimumRunningNotionalTakerVolume: '20000', volumeDiscountFactor: '0.1' },
      ],
      endOfProgramTimestamp: String(enactment + 180 * 86_400),
      windowLength: '7',
    },
  }),
  fields: [
    {
      rows: `${base}.benefitTiers`,
      label: 'Tier',
      step: 'Tiers',
      initial: 2,
      min: 0,
      maxParameter: 'volumeDiscountProgram.maxBenefitTiers',
      blank: { minimumRunningNotionalTakerVolume: '', volumeDiscountFactor: '' },
      fields: [
        {
          path: 'minimumRunningNotionalTakerVolume',
          label: 'volume',
          type: 'integer',
          min: '1',
          help: 'The party’s own taker volume over the window, in quantum units.',
        },
        {
          path: 'volumeDiscountFactor',
          label: 'discount',
          type: 'decimal',
          min: '0',
          maxParameter: 'volumeDiscountProgram.maxVolumeDiscountFactor',
          help: 'Share of taker fees that the party saves.',
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
  check: endsAfterEnactment(`${base}.endOfProgramTimestamp`),
};
