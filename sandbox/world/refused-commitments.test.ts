import { beforeEach, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { marketOf, quietWorld } from '../testing/quiet-world.ts';
import { readCommitment, refuseAmount, refuseFee } from './refuse-liquidity.ts';
import type { World } from './world.ts';

/** Amount and fee of a commitment, and their bounds. */

const definitions = await loadDefinitions();
let world: World;
beforeEach(() => {
  world = quietWorld(definitions);
});

describe('an amount', () => {
  it.each([
    ['0', 0n],
    ['', 0n],
    ['+7', 7n],
    // As in the release, a negative one becomes a very large one.
    ['-5', 2n ** 256n - 5n],
    [String(2n ** 256n - 1n), 2n ** 256n - 1n],
  ])('of “%s” is %i', (commitmentAmount, amount) => {
    expect(readCommitment({ commitmentAmount, fee: '0.1' })).toEqual({ amount, fee: 0.1 });
  });

  it.each([String(2n ** 256n), '1.5', '1e3', 'many'])('of “%s” is none', (commitmentAmount) => {
    expect(() => readCommitment({ commitmentAmount, fee: '0.1' })).toThrow('invalid commitment amount');
  });

  it('is at least the multiple of the quantum', () => {
    world.governance.parameters.set('market.liquidityProvision.minLpStakeQuantumMultiple', '3');
    const refuse = (amount: bigint) => () => refuseAmount(world, marketOf(world), { amount, fee: 0 });
    expect(refuse(29_999n)).toThrow('commitment amount is too low');
    expect(refuse(30_000n)).not.toThrow();
  });

  it('may be nothing where the network asks for no multiple, or the asset has no quantum', () => {
    const refuse = () => refuseAmount(world, marketOf(world), { amount: 0n, fee: 0 });
    world.governance.parameters.delete('market.liquidityProvision.minLpStakeQuantumMultiple');
    expect(refuse).not.toThrow();
    world.governance.parameters.set('market.liquidityProvision.minLpStakeQuantumMultiple', '3');
    world.funds.assets.set(marketOf(world).facts.asset, { details: {} });
    expect(refuse).not.toThrow();
  });
});

describe('a fee', () => {
  const refuse = (fee: number) => () => refuseFee(world, { amount: 0n, fee });

  it('is from zero to the maximum', () => {
    world.governance.parameters.set('market.liquidity.maximumLiquidityFeeFactorLevel', '0.03');
    for (const fee of [0, 0.03]) expect(refuse(fee)).not.toThrow();
    for (const fee of [-0.001, 0.0301]) expect(refuse(fee)).toThrow('invalid liquidity provision fee');
  });

  it('is at most everything where the network names no maximum', () => {
    world.governance.parameters.delete('market.liquidity.maximumLiquidityFeeFactorLevel');
    expect(refuse(1)).not.toThrow();
    expect(refuse(1.01)).toThrow('invalid liquidity provision fee');
  });
});
