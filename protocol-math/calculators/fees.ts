import { sum, type Dec } from '../decimal.ts';
import { auctionFees } from '../fees/auctionFees.ts';
import { discountedFees } from '../fees/discountedFees.ts';
import { tradeFees } from '../fees/tradeFees.ts';
import { showAmount } from '../units.ts';
import { assetDecimals, smallestUnits, smallestVolumes } from './commonFields.ts';
import type { CalculatorDefinition, NumberField } from './definition.ts';

const fraction = (name: string, label: string, value: string, hint?: string): NumberField => ({
  kind: 'number',
  name,
  label,
  unit: 'a fraction',
  default: value,
  min: 0,
  max: 1,
  hint,
});

/** Fees of a trade with the discounts of one party. */
export const fees: CalculatorDefinition = {
  id: 'fees',
  title: 'Fees of a trade',
  page: 'concepts/trading-on-vega/fees#what-a-trade-costs',
  operation: 'TradingDataService_EstimateFee',
  fields: [
    {
      kind: 'choice',
      name: 'mode',
      label: 'The trade happens',
      default: 'continuous',
      options: [
        { value: 'continuous', label: 'in continuous trading, and you are the aggressor' },
        { value: 'auction', label: 'when an auction uncrosses' },
      ],
    },
    { kind: 'number', name: 'price', label: 'Price', default: '26531.4', min: 0, above: true },
    { kind: 'number', name: 'size', label: 'Size', default: '1.237', min: 0, above: true },
    fraction('maker', 'Maker fee factor', '0.0002'),
    fraction('infrastructure', 'Infrastructure fee factor', '0.0005'),
    fraction('liquidity', 'Liquidity fee factor of the market', '0.0015'),
    fraction('referral', 'Your referral discount', '0.05'),
    fraction('volume', 'Your volume discount', '0.1'),
    fraction('reward', "Your referrer's reward factor", '0.02', 'After its multiplier and cap.'),
    assetDecimals('6'),
  ],
  presets: [
    {
      id: 'future',
      label: 'a linear future (example)',
      values: { price: '26531.4', size: '1.237', liquidity: '0.0015', decimals: '6' },
    },
    {
      id: 'perpetual',
      label: 'a perpetual (example)',
      values: { price: '2000.5', size: '12', liquidity: '0.0005', decimals: '6' },
    },
    {
      id: 'spot',
      label: 'a spot market (example)',
      values: {
        price: '1.25',
        size: '8000',
        liquidity: '0.001',
        decimals: '6',
        referral: '0',
        volume: '0',
        reward: '0',
      },
    },
  ],
  compute(values) {
    const decimals = values.number('decimals');
    const { positionDecimals, volumes } = smallestVolumes({ size: values.number('size') });
    const trade = {
      price: smallestUnits('price', values.number('price'), decimals),
      size: volumes.size,
      positionDecimals,
      makerFee: values.number('maker'),
      infrastructureFee: values.number('infrastructure'),
      liquidityFee: values.number('liquidity'),
    };
    const full = values.choice('mode') === 'auction' ? auctionFees(trade) : tradeFees(trade);
    const result = discountedFees({
      fees: full,
      discounts: {
        referralDiscount: values.number('referral'),
        volumeDiscount: values.number('volume'),
        referrerReward: values.number('reward'),
      },
    });
    const amount = (value: Dec): string => showAmount(value, decimals.toNumber());
    const total = (parts: { maker: Dec; infrastructure: Dec; liquidity: Dec }): string =>
      amount(sum([parts.maker, parts.infrastructure, parts.liquidity]));
    const row = (label: string, part: 'maker' | 'infrastructure' | 'liquidity'): string[] => [
      label,
      amount(full[part]),
      amount(result.referralDiscount[part]),
      amount(result.volumeDiscount[part]),
      amount(result.referrerReward[part]),
      amount(result[part]),
    ];
    return {
      lines: [
        { label: 'Before discounts', value: total(full) },
        { label: 'You pay', value: amount(result.paid) },
        { label: 'Of this to your referrer', value: total(result.referrerReward) },
      ],
      table: {
        caption: 'The three fees, step by step',
        columns: ['Fee', 'Before', 'Referral discount', 'Volume discount', 'To the referrer', 'To its destination'],
        rows: [row('Maker', 'maker'), row('Infrastructure', 'infrastructure'), row('Liquidity', 'liquidity')],
      },
    };
  },
};
