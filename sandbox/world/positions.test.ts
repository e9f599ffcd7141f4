import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { marketOf, quietWorld } from '../testing/quiet-world.ts';
import { account } from './accounts.ts';
import { applyTrade, markToMarket } from './positions.ts';
import { tether } from './seed-assets.ts';
import type { Position, Trade } from './types.ts';
import type { World } from './world.ts';

/** What trades and a new mark price do to positions. An amount is price × size × 10 here. */

const definitions = await loadDefinitions();
const id = entityId('market');
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
  marketOf(world).markPrice = 1000n;
});

/** A trade at a price to which the market is marked. A positive size is bought by `a` from `b`. */
function trade(size: number, price: number): Position {
  const [buyer, seller] = size > 0 ? ['a', 'b'] : ['b', 'a'];
  marketOf(world).markPrice = BigInt(price);
  applyTrade(world, marketOf(world), {
    buyer,
    seller,
    size: String(Math.abs(size)),
    price: String(price),
  } as Trade);
  return { ...world.position(id, 'a') };
}
const told = ({ openVolume, averageEntryPrice, realisedPnl, unrealisedPnl }: Position): string[] => [
  openVolume,
  averageEntryPrice,
  realisedPnl,
  unrealisedPnl,
];

describe('a position', () => {
  it('that grows has the average of what it was bought at, and gains nothing yet', () => {
    expect(told(trade(10, 1000))).toEqual(['10', '1000', '0', '0']);
    expect(told(trade(5, 1003))).toEqual(['15', '1001', '0', '300']);
    expect(told(trade(30, 1004))).toEqual(['45', '1003', '0', '450']);
  });

  it('that shrinks keeps its entry, and realises its part', () => {
    trade(10, 1000);
    expect(told(trade(-6, 1010))).toEqual(['4', '1000', '600', '400']);
    expect(told(trade(-4, 990))).toEqual(['0', '0', '200', '0']);
    expect(told(trade(2, 500))).toEqual(['2', '500', '200', '0']);
  });

  it('that turns is entered anew at the price of the trade', () => {
    trade(4, 1000);
    expect(told(trade(-7, 1010))).toEqual(['-3', '1010', '400', '0']);
    expect(told(trade(-3, 1000))).toEqual(['-6', '1005', '400', '300']);
    expect(told(trade(-1, 1005))).toEqual(['-7', '1005', '400', '0']);
    expect(told(trade(5, 1007))).toEqual(['-2', '1005', '300', '-40']);
    expect(told(trade(9, 1000))).toEqual(['7', '1000', '400', '0']);
  });

  it('is the other way round at the other party', () => {
    trade(10, 1000);
    trade(-4, 1010);
    expect(told(world.position(id, 'b'))).toEqual(['-6', '1000', '-400', '-600']);
  });

  it('begins with zeros', () => {
    expect(world.position(id, 'nobody')).toMatchObject({
      openVolume: '0',
      averageEntryPrice: '0',
      realisedPnl: '0',
      unrealisedPnl: '0',
      lossSocialisationAmount: '0',
    });
  });
});

describe('a new mark price', () => {
  const { facts } = marketOf(quietWorld(definitions));
  const [general, margin] = [account.general(tether, 'b'), account.margin(facts, 'b')];
  const balances = (): bigint[] =>
    [account.margin(facts, 'a'), margin, general, account.insurance(facts), account.settlement(facts)].map((key) =>
      world.funds.ledger.balance(key),
    );
  beforeEach(() => {
    trade(10, 1000);
    world.funds.ledger.move(account.external(tether), margin, 30n, 'TRANSFER_TYPE_DEPOSIT');
    world.funds.ledger.move(account.external(tether), general, 20n, 'TRANSFER_TYPE_DEPOSIT');
  });

  it('lets those who lost pay those who won: out of their margin, their general account, then the insurance', () => {
    markToMarket(world, marketOf(world), 1001n);
    expect(balances()).toEqual([100n, 0n, 0n, -50n, 0n]);
    expect(['a', 'b'].map((party) => world.position(id, party).unrealisedPnl)).toEqual(['100', '-100']);
    expect(marketOf(world).markPrice).toBe(1001n);
  });

  it('takes no more than was lost', () => {
    world.funds.ledger.move(account.external(tether), margin, 60n, 'TRANSFER_TYPE_DEPOSIT');
    markToMarket(world, marketOf(world), 1001n);
    expect(balances()).toEqual([100n, 0n, 10n, 0n, 0n]);
    // Back again: what was won is lost.
    markToMarket(world, marketOf(world), 1000n);
    expect(balances()).toEqual([0n, 100n, 10n, 0n, 0n]);
    expect(world.position(id, 'b').unrealisedPnl).toBe('0');
  });

  it('that is the old one moves nothing', () => {
    markToMarket(world, marketOf(world), 1000n);
    expect(balances()).toEqual([0n, 30n, 20n, 0n, 0n]);
  });

  it('does not concern another market, or a position that is closed', () => {
    const elsewhere = world.position(entityId('second market'), 'a');
    elsewhere.openVolume = '5';
    const closed = world.position(id, 'c');
    const { updatedAt } = closed;
    markToMarket(world, marketOf(world), 1001n);
    expect(elsewhere.unrealisedPnl).toBe('0');
    expect(closed).toMatchObject({ unrealisedPnl: '0', updatedAt });
    expect(balances()[0]).toBe(100n);
  });
});
