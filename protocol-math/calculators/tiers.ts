import { sum, type Dec } from '../decimal.ts';
import { tradeFees } from '../fees/tradeFees.ts';
import { discountProgrammes } from '../rewards/programmes.ts';
import { fromSmallest, showAmount, showPercent } from '../units.ts';
import { assetDecimals, smallestUnits, smallestVolumes } from './commonFields.ts';
import { FieldError, type CalculatorDefinition } from './definition.ts';

/** What a volume discount and a referral leave of the fees of a trade, at every tier. */
export const tiers: CalculatorDefinition = {
  id: 'tiers',
  title: 'Fees with a volume discount and a referral',
  page: 'concepts/trading-on-vega/discounts-rewards#volume-discount-program',
  operation: 'TradingDataService_GetVolumeDiscountStats',
  fields: [
    { kind: 'number', name: 'price', label: 'Price', default: '2000', min: 0, above: true },
    { kind: 'number', name: 'size', label: 'Size', default: '10', min: 0, above: true },
    { kind: 'number', name: 'maker', label: 'Maker fee factor', unit: 'a fraction', default: '0.0002', min: 0, max: 1 },
    {
      kind: 'number',
      name: 'infrastructure',
      label: 'Infrastructure fee factor',
      unit: 'a fraction',
      default: '0.0005',
      min: 0,
      max: 1,
    },
    {
      kind: 'number',
      name: 'liquidity',
      label: 'Liquidity fee factor',
      unit: 'a fraction',
      default: '0.0015',
      min: 0,
      max: 1,
    },
    {
      kind: 'number',
      name: 'volume',
      label: 'Your volume over the window',
      unit: 'quantums',
      default: '25000',
      min: 0,
    },
    {
      kind: 'rows',
      name: 'discounts',
      label: 'Volume discount tiers',
      hint: 'Least volume and discount, lowest tier first.',
      default: '1000 0.02\n20000 0.05\n100000 0.1',
      columns: [
        { label: 'Volume', min: 0 },
        { label: 'Discount', min: 0, max: 1 },
      ],
      maxRows: 10,
    },
    {
      kind: 'number',
      name: 'referral',
      label: 'Your referral discount',
      unit: 'a fraction',
      default: '0.05',
      min: 0,
      max: 1,
    },
    {
      kind: 'number',
      name: 'reward',
      label: "Your referrer's reward factor",
      unit: 'a fraction',
      default: '0.1',
      min: 0,
      max: 1,
      hint: 'After its multiplier.',
    },
    {
      kind: 'number',
      name: 'proportion',
      label: 'Largest part for the referrer',
      unit: 'a fraction',
      default: '0.5',
      min: 0,
      max: 1,
    },
    assetDecimals('6'),
  ],
  presets: [
    {
      id: 'future',
      label: 'a linear future (example)',
      values: { price: '26531.4', size: '1.237', liquidity: '0.0015' },
    },
    { id: 'perpetual', label: 'a perpetual (example)', values: { price: '2000.5', size: '12', liquidity: '0.0005' } },
    { id: 'spot', label: 'a spot market (example)', values: { price: '1.25', size: '8000', liquidity: '0.001' } },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const { positionDecimals, volumes } = smallestVolumes({ size: values.number('size') });
    const fees = tradeFees({
      price: smallestUnits('price', values.number('price'), decimals),
      size: volumes.size,
      positionDecimals,
      makerFee: values.number('maker'),
      infrastructureFee: values.number('infrastructure'),
      liquidityFee: values.number('liquidity'),
    });
    const discounts = values.rows('discounts').map(([minimumRunningVolume, discountFactor]) => ({
      minimumRunningVolume: minimumRunningVolume ?? 0,
      discountFactor: discountFactor ?? 0,
    }));
    discounts.forEach((_tier, index) => {
      const before = discounts[index - 1];
      if (before && values.rows('discounts')[index]?.[0]?.lte(before.minimumRunningVolume))
        throw new FieldError('discounts', `Line ${index + 1} must ask for more volume than the line before.`);
    });
    const at = (volume: Dec): ReturnType<typeof discountProgrammes> =>
      discountProgrammes({
        fees,
        referral: {
          runningVolume: 0,
          epochsInSet: '0',
          referrerStake: 0,
          maxRewardProportion: values.number('proportion'),
          tiers: [
            {
              minimumRunningVolume: 0,
              minimumEpochs: '0',
              rewardFactor: values.number('reward'),
              discountFactor: values.number('referral'),
            },
          ],
          stakingTiers: [],
        },
        volume: { volumes: [volume], windowLength: 1, tiers: discounts },
      });
    const yours = at(values.number('volume'));
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const levels = [
      values.number('volume').times(0),
      ...values.rows('discounts').map(([volume]) => volume ?? decimals),
    ];
    const steps = levels.map((volume) => ({ volume, result: at(volume) }));
    return {
      lines: [
        { label: 'Before discounts', value: amount(sum([fees.maker, fees.infrastructure, fees.liquidity])) },
        { label: 'Your volume discount', value: showPercent(yours.volume?.discount ?? 0) },
        { label: 'You pay', value: amount(yours.fees.paid) },
        { label: 'Of this to your referrer', value: amount(sum(Object.values(yours.fees.referrerReward) as Dec[])) },
      ],
      picture: {
        title: 'What you pay at each tier',
        description: `With the referral the trade costs ${steps.map(({ volume, result }) => `${amount(result.fees.paid)} from a volume of ${volume.toFixed()}`).join(', ')}.`,
        x: 'tier, 0 is none',
        y: 'fees paid',
        kind: 'bars',
        series: [
          {
            name: 'you pay',
            points: steps.map(({ result }, index) => [
              index,
              fromSmallest(result.fees.paid, decimals.toNumber()).toNumber(),
            ]),
          },
        ],
      },
      table: {
        caption: 'Every tier',
        columns: ['Tier', 'Least volume', 'Discount', 'You pay'],
        rows: steps.map(({ volume, result }, index) => [
          String(index),
          volume.toFixed(),
          showPercent(result.volume?.discount ?? 0),
          amount(result.fees.paid),
        ]),
      },
      note: 'The referral discount comes off first, the volume discount off what is left, and the referrer is paid out of the rest.',
    };
  },
};
