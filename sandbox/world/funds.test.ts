import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { account } from './accounts.ts';
import { execute } from './execute.ts';
import { walletKeys } from './seed.ts';
import { tether } from './seed-assets.ts';
import { delegationsOf } from './staking.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** Money and stake that parties move by themselves. */

const definitions = await loadDefinitions();
const party = walletKeys[0].publicKey;
let world: World;
beforeEach(() => {
  world = seededWorld(definitions);
});
const act = (command: JsonObject): ReturnType<typeof execute> => execute(world, party, command);

describe('a transfer', () => {
  const transfer = (amount: bigint): ReturnType<typeof act> =>
    act({
      transfer: {
        fromAccountType: 'ACCOUNT_TYPE_GENERAL',
        to: walletKeys[1].publicKey,
        toAccountType: 'ACCOUNT_TYPE_GENERAL',
        asset: tether,
        amount: String(amount),
      },
    });

  it('may take all that an account holds, its fee included, and not one unit more', () => {
    const source = account.of('ACCOUNT_TYPE_GENERAL', tether, party);
    const target = account.of('ACCOUNT_TYPE_GENERAL', tether, walletKeys[1].publicKey);
    const [held, had] = [world.funds.ledger.balance(source), world.funds.ledger.balance(target)];
    const factor = BigInt(Math.round(Number(world.governance.parameters.get('transfer.fee.factor')) * 1e6));
    const feeOf = (amount: bigint): bigint => (amount * factor) / 1_000_000n;
    let most = (held * 1_000_000n) / (1_000_000n + factor);
    while (most + 1n + feeOf(most + 1n) <= held) most += 1n;
    expect(transfer(most + 1n).error).toBe('not enough funds to transfer');
    expect(world.funds.ledger.balance(source)).toBe(held);
    expect(transfer(most).error).toBeUndefined();
    expect(world.funds.ledger.balance(source)).toBe(held - most - feeOf(most));
    expect(world.funds.ledger.balance(target)).toBe(had + most);
  });

  it('to the account of the network that pays rewards arrives there, and at no party of that name', () => {
    const nobody = '0'.repeat(64);
    const rewards = (owner: string): bigint =>
      world.funds.ledger.balance(account.of('ACCOUNT_TYPE_GLOBAL_REWARD', tether, owner));
    const had = rewards('');
    const fields = { fromAccountType: 'ACCOUNT_TYPE_GENERAL', to: nobody, asset: tether, amount: '5000000' };
    expect(act({ transfer: { ...fields, toAccountType: 'ACCOUNT_TYPE_GLOBAL_REWARD' } }).error).toBeUndefined();
    expect([rewards(''), rewards(nobody)]).toEqual([had + 5_000_000n, 0n]);
  });
});

describe('a nomination', () => {
  const held = (nodeId: string): unknown =>
    delegationsOf(world, party).find((delegation) => delegation['nodeId'] === nodeId)?.['amount'];

  it('grows by what is nominated, and shrinks by what is taken back, all of it where no amount is said', () => {
    const [nodeId = ''] = world.staking.nodes.keys();
    const before = BigInt(String(held(nodeId) ?? '0'));
    world.staking.stake.set(party, before + 10n ** 24n);
    expect(act({ delegateSubmission: { nodeId, amount: '500' } }).error).toBeUndefined();
    expect(held(nodeId)).toBe(String(before + 500n));
    const takeBack = (amount: bigint): ReturnType<typeof act> =>
      act({ undelegateSubmission: { nodeId, amount: String(amount), method: 'METHOD_AT_END_OF_EPOCH' } });
    expect(takeBack(200n).error).toBeUndefined();
    expect(held(nodeId)).toBe(String(before + 300n));
    expect(takeBack(before + 301n).error).toBe('incorrect token amount for undelegation');
    expect(takeBack(0n).error).toBeUndefined();
    expect(held(nodeId)).toBe('0');
  });
});
