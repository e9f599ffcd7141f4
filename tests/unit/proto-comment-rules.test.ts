import { describe, expect, it } from 'vitest';
import { fault, sharedFaults, type Described } from './proto-comment-rules.ts';

const field = (name: string, comment: string, type = 'string'): Described => ({ kind: 'field', name, type, comment });

describe('fault', () => {
  it.each([
    ['vega.Order.market_id', '', 'has no description'],
    ['vega.Order.market_id', 'The market ID.', 'only repeats its name'],
    ['vega.Order.market_id', 'Unique identifier of the market of this order.', 'only repeats its name'],
    ['vega.Order.market_id', 'ID of the market traded.', 'says too little'],
    [
      'vega.Order.price',
      'Limit price, an integer in the market decimals; empty on a market order',
      'does not end as a sentence',
    ],
  ])('%s: %j %s', (name, comment, reason) => expect(fault(field(name, comment))).toBe(reason));

  it('wants the unit of a time', () => {
    const at = (comment: string): string | undefined => fault(field('vega.Order.created_at', comment, 'int64'));
    expect(at('When the network accepted the order for the first time.')).toBe('gives a time without its unit');
    expect(at('When the network accepted the order, in Unix nanoseconds.')).toBeUndefined();
  });

  it('wants the unit or scale of an amount', () => {
    expect(
      fault(field('vega.LiquidationPrice.open_volume_only', 'Price for the position alone, if no order trades.')),
    ).toBe('gives an amount without its unit');
    expect(fault(field('vega.Order.size', 'What the owner wants to buy or sell in all.', 'uint64'))).toBe(
      'gives an amount without its unit',
    );
    expect(
      fault(
        field('vega.Order.price', 'Limit of what the owner pays, an integer string scaled by the market decimals.'),
      ),
    ).toBeUndefined();
    expect(
      fault(field('vega.Market.fees', 'Shares that makers, providers and validators get.', 'vega.Fees')),
    ).toBeUndefined();
  });

  it('wants to know where an ID comes from', () => {
    expect(fault(field('vega.Order.market_id', 'ID of the market on which the order was placed by its owner.'))).toBe(
      'does not say where to get the ID',
    );
    expect(
      fault(
        field('vega.Order.market_id', 'ID of the market on which the order was placed, as listed by `ListMarkets`.'),
      ),
    ).toBeUndefined();
  });

  it('accepts a description that tells something, and a oneof without one', () => {
    expect(
      fault(field('vega.Order.market_id', 'ID of the market that the order trades on, from `ListMarkets`.')),
    ).toBeUndefined();
    expect(fault({ kind: 'oneof', name: 'vega.A.source', type: '', comment: '' })).toBeUndefined();
  });
});

describe('sharedFaults', () => {
  const text = 'Position in the list after which the next page starts, from the page before.';

  it('lets fields of one name and type share a specific sentence', () => {
    expect(sharedFaults([field('A.cursor', text), field('B.cursor', text)])).toEqual([]);
  });

  it('refuses a vague one', () => {
    expect(
      sharedFaults([field('A.price', 'Price of it in units.'), field('B.price', 'Price of it in units.')]),
    ).toHaveLength(1);
  });

  it('refuses one sentence for elements of different names or types', () => {
    expect(sharedFaults([field('A.cursor', text), field('B.after', text)])).toHaveLength(1);
    expect(sharedFaults([field('A.cursor', text), field('B.cursor', text, 'uint64')])).toHaveLength(1);
    expect(sharedFaults([field('A.cursor', text), field('B.after', text)], [text])).toEqual([]);
  });

  it('refuses one sentence for two messages', () => {
    const message = (name: string): Described => ({ kind: 'message', name, type: '', comment: text });
    expect(sharedFaults([message('A'), message('B')])).toEqual([`A, B share "${text}"`]);
  });
});
