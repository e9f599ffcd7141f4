import { describe, expect, it } from 'vitest';
import { sum } from '../decimal.ts';
import { lossSocialisation } from './lossSocialisation.ts';
import { settleMarkToMarket } from './settleMarkToMarket.ts';

describe('mark-to-market settlement of a market', () => {
  it('pays out exactly what it collects, the units of rounding included', () => {
    const transfers = settleMarkToMarket({
      markPrice: '1001',
      previousMarkPrice: '1000',
      positionDecimals: 1,
      positions: [
        { party: 'a', openVolume: '105' },
        { party: 'b', openVolume: '5' },
        { party: 'c', openVolume: '-110' },
      ],
    });
    expect(transfers.map(({ party, amount }) => [party, amount.toFixed()])).toEqual([
      ['a', '10'],
      ['b', '1'],
      ['c', '-11'],
    ]);
  });

  it('gives what is left to the largest winner', () => {
    const transfers = settleMarkToMarket({
      markPrice: '1003',
      previousMarkPrice: '1000',
      positionDecimals: 1,
      positions: [
        { party: 'a', openVolume: '55' },
        { party: 'b', openVolume: '45' },
        { party: 'c', openVolume: '-100' },
      ],
    });
    expect(transfers.map(({ amount }) => amount.toFixed())).toEqual(['17', '13', '-30']);
  });

  it('settles trades of new parties from their own price', () => {
    const transfers = settleMarkToMarket({
      markPrice: '110',
      previousMarkPrice: '0',
      positions: [
        { party: 'buyer', openVolume: '0', trades: [{ price: '100', size: '2' }] },
        { party: 'seller', openVolume: '0', trades: [{ price: '100', size: '-2' }] },
      ],
    });
    expect(transfers.map(({ amount }) => amount.toFixed())).toEqual(['20', '-20']);
  });
});

it('settles whole markets only', () => {
  const settle = (positions: Parameters<typeof settleMarkToMarket>[0]['positions']) => () =>
    settleMarkToMarket({ markPrice: '1001', previousMarkPrice: '1000', positions });
  expect(settle([{ party: 'a', openVolume: '5' }])).toThrow(
    'positions: the open volumes must add up to zero, not to 5',
  );
  expect(settle([{ party: 'a', openVolume: '0', trades: [{ price: '1000', size: '1' }] }])).toThrow(
    /sizes of the trades/,
  );
  expect(
    settle([
      { party: 'a', openVolume: '0', trades: [{ price: '1000', size: '1' }] },
      { party: 'b', openVolume: '0', trades: [{ price: '999', size: '-1' }] },
    ]),
  ).toThrow(RangeError);
});

describe('loss socialisation', () => {
  const wins = [
    { party: 'a', amount: '333' },
    { party: 'b', amount: '333' },
    { party: 'c', amount: '334' },
  ];

  it('pays out all that was collected and nothing more', () => {
    const paid = lossSocialisation({ expected: '1000', collected: '777', wins });
    expect(sum(paid.map((win) => win.paid)).toFixed()).toBe('777');
    expect(paid.every((win, index) => win.paid.plus(win.shortfall).eq(wins[index]?.amount ?? 0))).toBe(true);
  });

  it('leaves gains alone when everything was collected', () => {
    expect(
      lossSocialisation({ expected: '1000', collected: '1000', wins }).map((win) => win.shortfall.toFixed()),
    ).toEqual(['0', '0', '0']);
  });
});
