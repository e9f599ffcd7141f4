import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { quietWorld } from '../testing/quiet-world.ts';
import { account } from './accounts.ts';
import { tether } from './seed-assets.ts';
import { cancelTransfer, payRecurring, transferFunds } from './transfers.ts';
import type { JsonObject } from './types.ts';
import { deposit, withdraw } from './withdrawals.ts';
import type { World } from './world.ts';

/** Withdrawals and transfers at the edges of what is allowed, on an asset whose quantum is 10,000. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions, 1_800_000_000_999);
  deposit(world, 'a', tether, 200_000n);
});
const held = (party = 'a'): bigint => world.funds.ledger.balance(account.general(tether, party));

describe('a withdrawal', () => {
  const out = (amount: number) => () =>
    withdraw(world, 'a', { asset: tether, amount: String(amount), ext: { erc20: { receiverAddress: '0x1' } } });
  const last = (): JsonObject => [...world.funds.withdrawals.values()].at(-1) ?? {};

  it('is at least the multiple of the quantum, and at most all', () => {
    world.governance.parameters.set('spam.protection.minimumWithdrawalQuantumMultiple', '10');
    expect(out(99_999)).toThrow('invalid withdrawal, amount under minimum required');
    out(100_000)();
    expect([held(), last()['status']]).toEqual([100_000n, 'STATUS_FINALIZED']);
    expect(out(100_001)).toThrow('not enough funds to withdraw');
    expect([held(), last()['status']]).toEqual([100_000n, 'STATUS_REJECTED']);
    out(100_000)();
    expect(held()).toBe(0n);
  });

  it('may be of a single unit where the network asks for nothing', () => {
    world.governance.parameters.delete('spam.protection.minimumWithdrawalQuantumMultiple');
    expect(out(1)).not.toThrow();
  });

  it('has the seconds of its time, and the count of those before, as its nonce; nobody has taken it yet', () => {
    const nonce = (): unknown => {
      out(100_000)();
      return last()['ref'];
    };
    expect([nonce(), nonce()]).toEqual(['1800000000', '1800000001']);
    expect(last()['withdrawnTimestamp']).toBe('0');
  });
});

describe('a transfer', () => {
  const send = (amount: number, more: JsonObject = {}): JsonObject => {
    const command = {
      fromAccountType: 'ACCOUNT_TYPE_GENERAL',
      to: 'b',
      toAccountType: 'ACCOUNT_TYPE_GENERAL',
      asset: tether,
      amount: String(amount),
      ...more,
    };
    transferFunds(world, 'a', command);
    return [...world.funds.transfers.values()].at(-1) ?? {};
  };

  it('costs its part, rounded down, and is delivered at once', () => {
    world.governance.parameters.set('transfer.minTransferQuantumMultiple', '0');
    world.governance.parameters.set('transfer.fee.factor', '0.015');
    expect(send(199)).toMatchObject({ status: 'STATUS_DONE', oneOff: { deliverOn: '0' } });
    expect([held(), held('b')]).toEqual([199_799n, 199n]);
    expect(world.funds.ledger.balance(account.infrastructureFees(tether))).toBe(2n);
  });

  it('costs nothing, and has no least amount, where the network has no value for them', () => {
    world.governance.parameters.delete('transfer.minTransferQuantumMultiple');
    world.governance.parameters.delete('transfer.fee.factor');
    send(9999);
    expect([held(), held('b')]).toEqual([190_001n, 9999n]);
  });

  it('that recurs is paid no more once it is cancelled', () => {
    world.governance.parameters.set('transfer.minTransferQuantumMultiple', '0');
    world.governance.parameters.set('transfer.fee.factor', '0');
    const { id = '' } = send(100, { recurring: { startEpoch: String(world.epoch), factor: '1' } });
    payRecurring(world);
    expect(held('b')).toBe(100n);
    cancelTransfer(world, 'a', { transferId: id });
    payRecurring(world);
    expect(held('b')).toBe(100n);
  });
});
