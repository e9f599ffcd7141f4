import { expect, it } from 'vitest';
import { EventStream } from './event-stream.ts';
import { Ledger, type AccountKey } from './ledger.ts';

const account = (owner: string, type = 'ACCOUNT_TYPE_GENERAL'): AccountKey => ({
  owner,
  asset: 'usd',
  marketId: '',
  type,
});

it('moves no more than an account holds, and keeps the total', () => {
  const events = new EventStream();
  const seen: string[] = [];
  events.listen((name) => seen.push(name));
  const ledger = new Ledger(events, () => '1');
  ledger.move(account('', 'ACCOUNT_TYPE_EXTERNAL'), account('a'), 100n, 'TRANSFER_TYPE_DEPOSIT');
  expect(ledger.move(account('a'), account('b'), 130n, 'TRANSFER_TYPE_LOSS')).toBe(100n);
  expect([ledger.balance(account('a')), ledger.balance(account('b'))]).toEqual([0n, 100n]);
  expect(ledger.accounts().reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(0n);
  expect(seen.filter((name) => name === 'ledgerMovement')).toHaveLength(2);
});

it('records nothing for nothing', () => {
  const ledger = new Ledger(new EventStream(), () => '1');
  expect(ledger.move(account('a'), account('b'), 5n, 'TRANSFER_TYPE_LOSS')).toBe(0n);
  expect(ledger.movements).toEqual([]);
});

it('tells with a movement what the receiver got, not what it then has', () => {
  const ledger = new Ledger(new EventStream(), () => '1');
  ledger.move(account('', 'ACCOUNT_TYPE_EXTERNAL'), account('a'), 100n, 'TRANSFER_TYPE_DEPOSIT');
  ledger.move(account('', 'ACCOUNT_TYPE_EXTERNAL'), account('a'), 20n, 'TRANSFER_TYPE_DEPOSIT');
  expect(ledger.balance(account('a'))).toBe(120n);
  expect(ledger.movements.map(({ balances }) => balances)).toMatchObject([
    [{ account: { owner: 'a' }, balance: '100' }],
    [{ account: { owner: 'a' }, balance: '20' }],
  ]);
});
