import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { limitOrder, marketOf, quietWorld } from '../testing/quiet-world.ts';
import { account } from './accounts.ts';
import type { AccountKey } from './ledger.ts';
import { tether } from './seed-assets.ts';
import type { Trade } from './types.ts';
import type { World } from './world.ts';

/** What a trade leaves: its record, its fees, the book's count of changes. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
});
const ioc = { timeInForce: 'TIME_IN_FORCE_IOC' };
const balance = (key: AccountKey): bigint => world.funds.ledger.balance(key);

describe('a trade', () => {
  it('has its fees on the side of who came last, without discounts, and the price in the asset', () => {
    limitOrder(world, 'maker', ['sell', 10, 1000]);
    limitOrder(world, 'taker', ['buy', 10, 1000]);
    // 10 × 1000 is 100,000 of the asset's smallest unit here: 2, 5 and 1 ten-thousandths of it.
    const fees = {
      makerFee: '20',
      infrastructureFee: '50',
      liquidityFee: '10',
      makerFeeVolumeDiscount: '0',
      infrastructureFeeVolumeDiscount: '0',
      liquidityFeeVolumeDiscount: '0',
      makerFeeReferrerDiscount: '0',
      infrastructureFeeReferrerDiscount: '0',
      liquidityFeeReferrerDiscount: '0',
    };
    expect(world.trading.trades).toMatchObject([
      {
        price: '1000',
        size: '10',
        buyer: 'taker',
        seller: 'maker',
        aggressor: 'SIDE_BUY',
        buyerFee: fees,
        sellerFee: null,
        buyerAuctionBatch: '0',
        sellerAuctionBatch: '0',
        // A whole position is a thousand units.
        assetPrice: '10000000',
      },
    ]);
    limitOrder(world, 'maker', ['buy', 10, 1000]);
    limitOrder(world, 'taker', ['sell', 10, 1000]);
    expect(world.trading.trades[1]).toMatchObject({ buyer: 'maker', seller: 'taker', buyerFee: null, sellerFee: fees });
  });

  it('takes its fees out of the margin where the general account is empty', () => {
    const { facts } = marketOf(world);
    limitOrder(world, 'maker', ['sell', 10, 1000]);
    limitOrder(world, 'taker', ['buy', 10, 1000]);
    const [general, margin] = [account.general(tether, 'taker'), account.margin(facts, 'taker')];
    world.funds.ledger.move(general, account.external(tether), balance(general) - 30n, 'TRANSFER_TYPE_WITHDRAW');
    limitOrder(world, 'maker', ['buy', 10, 1000]);
    const before = {
      taker: balance(general) + balance(margin),
      infrastructure: balance(account.infrastructureFees(tether)),
      liquidity: balance(account.liquidityFees(facts)),
    };
    limitOrder(world, 'taker', ['sell', 10, 1000], { ...ioc, reduceOnly: true });
    expect(world.trading.trades[1]?.['sellerFee']).toMatchObject({
      makerFee: '20',
      infrastructureFee: '50',
      liquidityFee: '10',
    });
    expect(balance(general) + balance(margin)).toBe(before.taker - 80n);
    expect(balance(account.infrastructureFees(tether))).toBe(before.infrastructure + 50n);
    expect(balance(account.liquidityFees(facts))).toBe(before.liquidity + 10n);
  });
});

describe('the record of trades', () => {
  const fill = (count: number): void => {
    for (let index = 0; index < count; index += 1) world.trading.trades.push({ id: String(index) } as Trade);
    limitOrder(world, 'maker', ['sell', 1, 1000]);
    limitOrder(world, 'taker', ['buy', 1, 1000]);
  };

  it('keeps twenty thousand', () => {
    fill(19_999);
    expect([world.trading.trades.length, world.trading.trades[0]?.id]).toEqual([20_000, '0']);
  });

  it('lets the first five thousand go with one more', () => {
    fill(20_000);
    expect([world.trading.trades.length, world.trading.trades[0]?.id]).toEqual([15_001, '5000']);
  });
});

describe('the book', () => {
  it('counts one change for an order that trades, and none for one that does not', () => {
    const { sequence } = marketOf(world);
    limitOrder(world, 'maker', ['sell', 10, 1000]);
    expect(marketOf(world).sequence).toBe(sequence + 1);
    limitOrder(world, 'taker', ['buy', 10, 999], ioc);
    expect(marketOf(world).sequence).toBe(sequence + 1);
    limitOrder(world, 'taker', ['buy', 4, 1000], ioc);
    expect(marketOf(world).sequence).toBe(sequence + 2);
  });
});
