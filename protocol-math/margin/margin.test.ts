import { describe, expect, it } from 'vitest';
import { dec } from '../decimal.ts';
import { estimatePosition } from './estimatePosition.ts';
import { liquidationPrice } from './liquidationPrice.ts';
import { liquidationPriceWithOrders } from './liquidationPriceWithOrders.ts';
import { maintenanceMargin } from './maintenanceMargin.ts';
import { marginLevels } from './marginLevels.ts';
import { marginTransfer } from './marginTransfer.ts';
import { partyMargin } from './partyMargin.ts';

const market = {
  riskFactorLong: '0.04',
  riskFactorShort: '0.05',
  linearSlippageFactor: '0.01',
  quadraticSlippageFactor: '0.001',
};
const scaling = { searchLevel: '1.1', initialMargin: '1.5', collateralRelease: '1.7' };
const required = (input: object): string =>
  maintenanceMargin({ ...market, markPrice: '1000', openVolume: '0', ...input }).required.toFixed();

it('asks for the prices of orders in an auction, and of nothing else', () => {
  const auction = { ...market, markPrice: '1000', openVolume: '0', auction: true };
  expect(() => maintenanceMargin({ ...auction, buyVolume: '2' })).toThrow(
    /^buySumProduct must be given in an auction with buyVolume/,
  );
  expect(() => maintenanceMargin({ ...auction, sellVolume: '2' })).toThrow(RangeError);
  expect(maintenanceMargin({ ...auction, buyVolume: '0' }).required.toFixed()).toBe('0');
});

describe('maintenance margin', () => {
  it('is nothing for a party without position and orders, whatever the funding', () => {
    expect(required({ fundingPerUnit: '50' })).toBe('0');
  });

  it('adds the square of the volume through the quadratic factor', () => {
    expect(required({ openVolume: '10' })).toBe(dec('1000').times('0.1').plus('100').plus('400').toFixed());
  });

  it('lets no gain on the way out lower the margin', () => {
    expect(required({ openVolume: '10', exitPrice: '1200' })).toBe('400');
    expect(required({ openVolume: '-10', exitPrice: '900' })).toBe('500');
  });

  it('counts all sell orders as soon as they could turn the position short', () => {
    const { long, short } = maintenanceMargin({ ...market, markPrice: '1000', openVolume: '3', sellVolume: '4' });
    expect(short.toFixed()).toBe('200');
    expect(long.gt(0)).toBe(true);
    expect(maintenanceMargin({ ...market, markPrice: '1000', openVolume: '3', sellVolume: '3' }).short.toFixed()).toBe(
      '0',
    );
  });

  it('uses limit prices instead of the mark price in auctions, and never the book', () => {
    expect(required({ auction: true, buyVolume: '2', buySumProduct: '1800', exitPrice: '1' })).toBe('72');
  });

  it('is the same for a finer position unit', () => {
    expect(required({ openVolume: '12000', positionDecimals: 3 })).toBe(required({ openVolume: '12' }));
  });
});

describe('margin levels and transfers', () => {
  it('cut the scaling factors behind five decimal places, and levels to whole units', () => {
    const levels = marginLevels({
      maintenance: '1000000.2',
      scaling: { searchLevel: '1.1000099', initialMargin: '1.234569', collateralRelease: '1.7' },
    });
    expect(Object.values(levels).map((level) => level.toFixed())).toEqual(['1000001', '1100001', '1234561', '1700001']);
  });

  const levels = partyMargin({ ...market, markPrice: '1000', openVolume: '10', scaling });

  it('round the maintenance margin up before scaling, and the levels down', () => {
    expect(levels.maintenance.toFixed()).toBe('600');
    const odd = partyMargin({ ...market, markPrice: '1001', openVolume: '1', scaling });
    expect(odd.maintenance.toFixed()).toBe('52');
    expect(odd.search.toFixed()).toBe('57');
  });

  it('search below the search level only, and release from the release level on', () => {
    expect(marginTransfer({ balance: levels.search, levels }).action).toBe('none');
    const short = marginTransfer({ balance: levels.search.minus(1), levels });
    expect([short.action, short.amount.toFixed(), short.belowMaintenance]).toEqual(['search', '241', false]);
    expect(marginTransfer({ balance: '599', levels }).belowMaintenance).toBe(true);
    expect(marginTransfer({ balance: levels.maintenance, levels }).belowMaintenance).toBe(false);
    expect(marginTransfer({ balance: levels.release, levels }).action).toBe('release');
    expect(marginTransfer({ balance: levels.release, levels, auction: true }).action).toBe('none');
  });
});

describe('the estimate of the data node', () => {
  const base = { ...market, markPrice: '100000', scaling, positionDecimals: 1 };

  it('leaves the collateral at the maintenance margin of the liquidation price', () => {
    for (const openVolume of ['4', '-4']) {
      const input = { ...market, openVolume, markPrice: '100000', collateral: '50000' };
      const price = liquidationPrice(input) ?? dec(0);
      const left = dec('50000').plus(price.minus('100000').times(openVolume));
      const margin = maintenanceMargin({ ...market, markPrice: price, openVolume }).required;
      expect(left.minus(margin).abs().lt('0.000001')).toBe(true);
    }
  });

  it('fills market orders at once and walks limit orders until the position would be gone', () => {
    const market1 = estimatePosition({
      ...base,
      openVolume: '0',
      buyOrders: [{ size: '40', market: true }],
      collateral: '50000',
    });
    const position = estimatePosition({ ...base, openVolume: '40', collateral: '50000' });
    expect(market1.worst.margin).toEqual(position.worst.margin);
    expect(market1.worst.liquidation?.includingBuyOrders).toEqual(position.worst.liquidation?.openVolumeOnly);
    const farAway = estimatePosition({
      ...base,
      openVolume: '40',
      buyOrders: [{ size: '10', price: '1000' }],
      collateral: '50000',
    });
    expect(farAway.worst.liquidation?.includingBuyOrders).toEqual(position.worst.liquidation?.openVolumeOnly);
  });

  it('gives no liquidation price without collateral, and zero when the collateral covers everything', () => {
    expect(estimatePosition({ ...base, openVolume: '40' }).worst.liquidation).toBeUndefined();
    expect(
      estimatePosition({
        ...base,
        openVolume: '40',
        collateral: '9999999',
      }).worst.liquidation?.openVolumeOnly?.toFixed(),
    ).toBe('0');
  });
});

describe('a liquidation price with orders', () => {
  it('counts what a position earns until an order fills in whole contracts where no decimal places are given', () => {
    const input = {
      riskFactorLong: '0.1',
      riskFactorShort: '0.1',
      linearSlippageFactor: '0',
      quadraticSlippageFactor: '0',
      openVolume: '5',
      markPrice: '100',
      collateral: '200',
      side: 'buy' as const,
      orders: [{ size: '5', price: '90' }],
    };
    // At 90 the collateral is 200 - 5 × 10 = 150, for 10 contracts: 150 + 10 × (p - 90) = 10 × p × 0.1 at p = 750 / 9.
    expect(liquidationPriceWithOrders(input)?.toFixed(6)).toBe('83.333333');
    expect(liquidationPriceWithOrders({ ...input, positionDecimals: 0 })?.toFixed(6)).toBe('83.333333');
  });
});
