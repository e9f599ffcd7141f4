import { describe, expect, it } from 'vitest';
import { Book } from './book.ts';
import type { Order, Side } from './types.ts';

const order = (id: string, side: Side, price: number, remaining: number, partyId = `party ${id}`): Order =>
  ({ id, side, price: String(price), remaining: String(remaining), partyId, type: 'TYPE_LIMIT' }) as Order;

function bookWith(...orders: Order[]): Book {
  const book = new Book();
  for (const entry of orders) book.add(entry);
  return book;
}

describe('a book', () => {
  const book = bookWith(
    order('late', 'SIDE_SELL', 101, 5),
    order('best', 'SIDE_SELL', 100, 2),
    order('later', 'SIDE_SELL', 101, 9),
    order('low bid', 'SIDE_BUY', 98, 1),
    order('bid', 'SIDE_BUY', 99, 1),
  );

  it('matches the better price first, then the older order, at the price of the resting order', () => {
    const fills = book.fills(order('taker', 'SIDE_BUY', 101, 8));
    expect(fills.map(({ resting, price, size }) => [resting.id, price, size])).toEqual([
      ['best', 100n, 2n],
      ['late', 101n, 5n],
      ['later', 101n, 1n],
    ]);
  });

  it('leaves orders beyond the limit alone, but not for a market order', () => {
    expect(book.fills(order('taker', 'SIDE_BUY', 100, 8)).map(({ resting }) => resting.id)).toEqual(['best']);
    const market = { ...order('taker', 'SIDE_SELL', 0, 3), type: 'TYPE_MARKET' };
    expect(book.fills(market).map(({ resting }) => resting.id)).toEqual(['bid', 'low bid']);
  });

  it('never matches two orders of one party', () => {
    expect(book.fills(order('taker', 'SIDE_BUY', 101, 8, 'party best'))).toEqual([]);
  });

  it('adds up the orders of one price, best price first', () => {
    expect(book.levels('SIDE_SELL')).toEqual([
      { price: 100n, volume: 2n, orders: 1n },
      { price: 101n, volume: 14n, orders: 2n },
    ]);
    expect([book.best('SIDE_BUY'), book.best('SIDE_SELL')]).toEqual([99n, 100n]);
  });

  it('forgets a removed order', () => {
    const own = bookWith(order('only', 'SIDE_BUY', 99, 1));
    own.remove(order('only', 'SIDE_BUY', 99, 1));
    expect(own.best('SIDE_BUY')).toBeUndefined();
  });
});
