import { describe, expect, it } from 'vitest';
import { auctionFees } from './auctionFees.ts';
import { discountedFees } from './discountedFees.ts';
import { tradeFees } from './tradeFees.ts';

const factors = { makerFee: '0.0002', infrastructureFee: '0.0005', liquidityFee: '0.0015' };

describe('fees', () => {
  it('are rounded up, each by itself, so that the smallest trade pays one unit of each', () => {
    const fees = tradeFees({ price: '1', size: '1', ...factors });
    expect([fees.maker, fees.infrastructure, fees.liquidity].map((fee) => fee.toFixed())).toEqual(['1', '1', '1']);
  });

  it('divide by the position factor before rounding', () => {
    expect(tradeFees({ price: '100000', size: '5', positionDecimals: 1, ...factors }).infrastructure.toFixed()).toBe(
      '25',
    );
  });

  it('are halved in auctions after rounding up, and rounded up again', () => {
    const fees = auctionFees({ price: '1', size: '1', ...factors });
    expect([fees.maker, fees.infrastructure, fees.liquidity].map((fee) => fee.toFixed())).toEqual(['0', '1', '1']);
  });

  it('reach their destinations in full, less discounts and reward', () => {
    const fees = { maker: '125', infrastructure: '250', liquidity: '501' };
    const result = discountedFees({
      fees,
      discounts: { referralDiscount: '0.13', volumeDiscount: '0.07', referrerReward: '0.11' },
    });
    for (const part of ['maker', 'infrastructure', 'liquidity'] as const) {
      const whole = result[part]
        .plus(result.referralDiscount[part])
        .plus(result.volumeDiscount[part])
        .plus(result.referrerReward[part]);
      expect(whole.toFixed()).toBe(fees[part]);
    }
  });

  it('stay as they are without discounts', () => {
    const result = discountedFees({ fees: { maker: '1', infrastructure: '2', liquidity: '3' }, discounts: {} });
    expect([result.paid.toFixed(), result.maker.toFixed()]).toEqual(['6', '1']);
  });
});
