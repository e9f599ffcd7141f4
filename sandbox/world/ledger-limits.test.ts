import { describe, expect, it } from 'vitest';
import { EventStream } from './event-stream.ts';
import { Ledger, type AccountKey } from './ledger.ts';
import type { Account } from './types.ts';

const account = (owner: string, type = 'ACCOUNT_TYPE_GENERAL'): AccountKey => ({
  owner,
  asset: 'usd',
  marketId: '',
  type,
});
const external = account('', 'ACCOUNT_TYPE_EXTERNAL');
const insurance = account('', 'ACCOUNT_TYPE_INSURANCE');

describe('an account below zero', () => {
  it('is only that of the outside world, or of insurance', () => {
    const ledger = new Ledger(new EventStream(), () => '1');
    expect(ledger.move(external, account('a'), 5n, 'TRANSFER_TYPE_DEPOSIT')).toBe(5n);
    expect(ledger.move(insurance, account('a'), 3n, 'TRANSFER_TYPE_MTM_LOSS')).toBe(3n);
    expect(ledger.move(account('a'), account('b'), 9n, 'TRANSFER_TYPE_LOSS')).toBe(8n);
    expect([external, insurance, account('a'), account('b')].map((key) => ledger.balance(key))).toEqual([
      -5n,
      -3n,
      0n,
      8n,
    ]);
  });
});

describe('what is told of accounts', () => {
  it('is every change, but none of the outside world’s', () => {
    const events = new EventStream();
    const told: Account[] = [];
    events.listen((name, value) => {
      if (name === 'account') told.push(value as Account);
    });
    const ledger = new Ledger(events, () => '1');
    ledger.move(external, account('a'), 5n, 'TRANSFER_TYPE_DEPOSIT');
    ledger.move(account('a'), account('b'), 2n, 'TRANSFER_TYPE_LOSS');
    expect(told.map(({ owner, balance }) => [owner, balance])).toEqual([
      ['a', '5'],
      ['a', '3'],
      ['b', '2'],
    ]);
  });
});

describe('the movements', () => {
  it('are kept up to five thousand; one more, and the first thousand go', () => {
    const ledger = new Ledger(new EventStream(), () => '1');
    const amounts = (): unknown[] =>
      ledger.movements.map(({ entries }) => (entries as { amount: string }[])[0]?.amount);
    for (let count = 1; count <= 5000; count += 1) ledger.move(external, account('a'), BigInt(count), 'x');
    expect([amounts().length, amounts()[0]]).toEqual([5000, '1']);
    ledger.move(external, account('a'), 5001n, 'x');
    expect([amounts().length, amounts()[0], amounts().at(-1)]).toEqual([4001, '1001', '5001']);
  });
});
