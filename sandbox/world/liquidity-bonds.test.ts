import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { marketOf, quietWorld } from '../testing/quiet-world.ts';
import { account } from './accounts.ts';
import { activateLiquidity, amendLiquidity, cancelLiquidity, submitLiquidity } from './liquidity.ts';
import { tether } from './seed-assets.ts';
import type { JsonObject } from './types.ts';
import { deposit } from './withdrawals.ts';
import type { World } from './world.ts';

/**
 * The money of commitments, unit by unit, as AmendLiquidityProvision and CancelLiquidityProvision of the release
 * (core/execution/common/liquidity_provision.go) move it.
 */

const definitions = await loadDefinitions();
const marketId = entityId('market');
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
  world.governance.parameters.set('market.liquidityProvision.minLpStakeQuantumMultiple', '0');
  deposit(world, 'lp', tether, 1000n);
});

const submit = (amount: number): void =>
  submitLiquidity(world, 'lp', { marketId, commitmentAmount: String(amount), fee: '0.001' });
const amend = (amount: number): void =>
  amendLiquidity(world, 'lp', { marketId, commitmentAmount: String(amount), fee: '0.001' });
const current = (): JsonObject | undefined => world.liquidity.provisions.get(`${marketId}|lp`);
const pending = (): JsonObject | undefined => world.liquidity.pending.get(`${marketId}|lp`);
const bond = (): bigint => world.funds.ledger.balance(account.bond(marketOf(world).facts, 'lp'));
const general = (): bigint => world.funds.ledger.balance(account.general(tether, 'lp'));
const inForce = (amount: number): void => {
  submit(amount);
  activateLiquidity(world);
};

describe('a commitment', () => {
  it('may take all that the party has, and not one unit more', () => {
    expect(() => submit(1001)).toThrow('not enough collateral in general account');
    expect([bond(), general()]).toEqual([0n, 1000n]);
    submit(1000);
    expect([bond(), general()]).toEqual([1000n, 0n]);
    expect(current()).toMatchObject({ version: '1', updatedAt: '0', status: 'STATUS_PENDING' });
  });

  it('counts what lies in the bond account already', () => {
    world.funds.ledger.move(
      account.general(tether, 'lp'),
      account.bond(marketOf(world).facts, 'lp'),
      100n,
      'TRANSFER_TYPE_BOND_LOW',
    );
    submit(300);
    expect([bond(), general()]).toEqual([300n, 700n]);
  });
});

describe('an amendment', () => {
  it('pays for more at once, up to all that there is', () => {
    inForce(400);
    expect(() => amend(1001)).toThrow('commitment submission rejected, not enough stake');
    expect([bond(), pending()]).toEqual([400n, undefined]);
    amend(1000);
    expect([bond(), general(), pending()?.['version']]).toEqual([1000n, 0n, '2']);
  });

  it('of one that waits is refused in the same words, and leaves it', () => {
    inForce(400);
    amend(500);
    expect(() => amend(1001)).toThrow('commitment submission rejected, not enough stake');
    expect([bond(), pending()?.['commitmentAmount']]).toEqual([500n, '500']);
    amend(600);
    expect([bond(), pending()?.['commitmentAmount']]).toEqual([600n, '600']);
  });

  it('gives back what a larger one that waits had, even below what is in force', () => {
    inForce(400);
    amend(600);
    amend(300);
    expect([bond(), general()]).toEqual([300n, 700n]);
    // What is in force is asked for anew: that changes nothing of the amount, so that no money moves.
    amend(400);
    expect([bond(), general()]).toEqual([300n, 700n]);
  });

  it('of one that is not in force yet moves the difference', () => {
    submit(400);
    amend(300);
    expect([bond(), current()?.['commitmentAmount'], current()?.['status']]).toEqual([300n, '300', 'STATUS_PENDING']);
    amend(500);
    expect([bond(), current()?.['commitmentAmount'], current()?.['version']]).toEqual([500n, '500', '3']);
    expect(pending()).toBeUndefined();
  });
});

describe('a cancellation', () => {
  it('is the next version, and gives the bond back with the epoch', () => {
    inForce(400);
    cancelLiquidity(world, 'lp', { marketId });
    expect(pending()).toMatchObject({ commitmentAmount: '0', version: '2', status: 'STATUS_PENDING' });
    expect(bond()).toBe(400n);
    activateLiquidity(world);
    expect([bond(), general(), current()?.['status']]).toEqual([0n, 1000n, 'STATUS_CANCELLED']);
  });

  it('gives back at once what waits', () => {
    submit(400);
    cancelLiquidity(world, 'lp', { marketId });
    expect([bond(), general(), current()?.['commitmentAmount']]).toEqual([0n, 1000n, '0']);
  });
});

describe('an epoch', () => {
  it('brings a commitment into force as far as its bond goes', () => {
    submit(400);
    world.funds.ledger.move(
      account.bond(marketOf(world).facts, 'lp'),
      account.general(tether, 'lp'),
      1n,
      'TRANSFER_TYPE_BOND_HIGH',
    );
    activateLiquidity(world);
    expect(current()).toMatchObject({ commitmentAmount: '399', status: 'STATUS_ACTIVE' });
    expect(bond()).toBe(399n);
  });
});
