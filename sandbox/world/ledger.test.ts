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
