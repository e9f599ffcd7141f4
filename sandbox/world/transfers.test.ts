import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { account } from './accounts.ts';
import { execute } from './execute.ts';
import { tether } from './seed-assets.ts';
import { walletKeys } from './seed.ts';
import { payRecurring } from './transfers.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

const definitions = await loadDefinitions();
const [party, other] = [walletKeys[0].publicKey, walletKeys[1].publicKey];
const amount = 50_000_000n;
let world: World;
beforeEach(() => {
  world = seededWorld(definitions);
});

/** Sends a transfer to the other party. @returns its id */
function transfer(kind: JsonObject, sum = amount): string {
  const { error } = execute(world, party, {
    transfer: {
      fromAccountType: 'ACCOUNT_TYPE_GENERAL',
      to: other,
      toAccountType: 'ACCOUNT_TYPE_GENERAL',
      asset: tether,
      amount: String(sum),
      ...kind,
    },
  });
  expect(error).toBeUndefined();
  return [...world.funds.transfers.keys()].at(-1) ?? '';
}
const recurring = (startEpoch: number, endEpoch?: number): JsonObject => ({
  recurring: {
    startEpoch: String(startEpoch),
    ...(endEpoch === undefined ? {} : { endEpoch: String(endEpoch) }),
    factor: '1',
  },
});
const status = (id: string): unknown => world.funds.transfers.get(id)?.['status'];
const received = (): bigint => world.funds.ledger.balance(account.of('ACCOUNT_TYPE_GENERAL', tether, other));

describe('a recurring transfer', () => {
  it('waits for its first epoch, is paid in each until its last, and is done after that', () => {
    const { epoch } = world;
    const before = received();
    const id = transfer(recurring(epoch + 1, epoch + 2));
    const paid: bigint[] = [];
    for (const now of [epoch, epoch + 1, epoch + 2, epoch + 3, epoch + 4]) {
      world.epoch = now;
      payRecurring(world);
      paid.push((received() - before) / amount);
    }
    expect(paid).toEqual([0n, 1n, 2n, 2n, 2n]);
    expect(status(id)).toBe('STATUS_DONE');
  });

  it('goes on without a last epoch, and stops when it cannot be paid', () => {
    const id = transfer(recurring(world.epoch));
    payRecurring(world);
    expect(status(id)).toBe('STATUS_PENDING');
    const source = account.of('ACCOUNT_TYPE_GENERAL', tether, party);
    world.funds.ledger.move(
      source,
      account.external(tether),
      world.funds.ledger.balance(source),
      'TRANSFER_TYPE_WITHDRAW',
    );
    payRecurring(world);
    expect(world.funds.transfers.get(id)).toMatchObject({
      status: 'STATUS_STOPPED',
      reason: 'not enough funds to transfer',
    });
  });

  it('is not taken for an epoch that is over', () => {
    const { error } = execute(world, party, {
      transfer: {
        fromAccountType: 'ACCOUNT_TYPE_GENERAL',
        to: other,
        toAccountType: 'ACCOUNT_TYPE_GENERAL',
        asset: tether,
        amount: String(amount),
        ...recurring(world.epoch - 1),
      },
    });
    expect(error).toContain('start epoch in the past');
  });
});

describe('the cancellation of a transfer', () => {
  const cancel = (from: string, transferId: string): string | undefined =>
    execute(world, from, { cancelTransfer: { transferId } }).error;

  it('is for its sender, while it recurs, and once', () => {
    const id = transfer(recurring(world.epoch));
    expect(cancel(other, id)).toBe('recurring transfer does not exists');
    expect(status(id)).toBe('STATUS_PENDING');
    expect(cancel(party, id)).toBeUndefined();
    expect(status(id)).toBe('STATUS_CANCELLED');
    expect(cancel(party, id)).toBe('recurring transfer does not exists');
  });

  it('is not for one that is done, or for none', () => {
    expect(cancel(party, transfer({ oneOff: { deliverOn: '0' } }))).toBe('recurring transfer does not exists');
    expect(cancel(party, '0'.repeat(64))).toBe('recurring transfer does not exists');
  });
});
