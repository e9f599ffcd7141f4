import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { liquidity } from '../answers/liquidity.ts';
import { loadDefinitions, type Definitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { account } from './accounts.ts';
import { execute } from './execute.ts';
import { activateLiquidity } from './liquidity.ts';
import { slaOf, trackSlaBlock } from './liquidity-sla.ts';
import { walletKeys } from './seed.ts';
import { maker } from './traders.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** What the release refuses of liquidity commands, word for word. */

const [first, second] = [walletKeys[0].publicKey, walletKeys[1].publicKey];
const marketId = entityId('market');
let definitions: Definitions;
let world: World;

beforeAll(async () => {
  definitions = await loadDefinitions();
});
beforeEach(() => {
  world = seededWorld(definitions);
});

const commitment = (party: string): JsonObject | undefined => world.liquidity.provisions.get(`${marketId}|${party}`);
const bonded = (party: string): bigint => {
  const market = world.trading.markets.get(marketId);
  if (!market) throw new Error('The sandbox has no market of the examples.');
  return world.funds.ledger.balance(account.bond(market.facts, party));
};
const amend = (command: JsonObject, party: string = first): string | undefined =>
  execute(world, party, { liquidityProvisionAmendment: { marketId, ...command } }).error;
const submit = (command: JsonObject, party: string = second): string | undefined =>
  execute(world, party, { liquidityProvisionSubmission: { marketId, ...command } }).error;

describe('an amendment', () => {
  it.each<[JsonObject, string]>([
    // The command's check lets one of the two be left out; the conversion does not take an empty fee.
    [{ reference: 'new label' }, "can't convert  to decimal"],
    [{ commitmentAmount: '600000000' }, "can't convert  to decimal"],
    [{ commitmentAmount: '600000000', fee: 'cheap' }, "can't convert cheap to decimal"],
    [{ commitmentAmount: '1e9', fee: '0.001' }, 'invalid commitment amount'],
    [{ commitmentAmount: String(2n ** 256n), fee: '0.001' }, 'invalid commitment amount'],
    [{ fee: '0', reference: 'new label' }, 'empty liquidity provision amendment content'],
    [{ fee: '0.001' }, 'commitment amount is too low'],
    // The testnet asks for 5000 times the quantum, which is 10,000 here.
    [{ commitmentAmount: '49999999', fee: '0.001' }, 'commitment amount is too low'],
    [{ commitmentAmount: '600000000', fee: '-0.001' }, 'invalid liquidity provision fee'],
    [{ commitmentAmount: '600000000', fee: '0.0301' }, 'invalid liquidity provision fee'],
    [{ commitmentAmount: '999999999999999', fee: '0.001' }, 'commitment submission rejected, not enough stake'],
    [{ commitmentAmount: '-5', fee: '0.001' }, 'commitment submission rejected, not enough stake'],
    [{ marketId: 'f'.repeat(64), commitmentAmount: '600000000', fee: '0.001' }, 'OrderError: Invalid Market ID'],
  ])('%j is refused: %s', (command, error) => {
    const [before, bond] = [commitment(first), bonded(first)];
    expect(amend(command)).toBe(error);
    expect(commitment(first)).toEqual(before);
    expect(bonded(first)).toBe(bond);
  });

  it('is refused where there is no commitment, or nothing may be committed', () => {
    expect(amend({ commitmentAmount: '600000000', fee: '0.001' }, second)).toBe('party is not a liquidity provider');
    const market = world.trading.markets.get(marketId);
    if (market) market.definition['state'] = 'STATE_TRADING_TERMINATED';
    expect(amend({ commitmentAmount: '600000000', fee: '0.001' })).toBe('commitment submission not allowed');
  });

  it('is taken at the bounds, and a fee of zero stands for the former one', () => {
    expect(amend({ commitmentAmount: '50000000', fee: '0.03' })).toBeUndefined();
    activateLiquidity(world);
    expect(commitment(first)).toMatchObject({
      commitmentAmount: '50000000',
      fee: '0.03',
      reference: 'my commitment',
      status: 'STATUS_ACTIVE',
    });
    expect(bonded(first)).toBe(50_000_000n);
    expect(amend({ commitmentAmount: '50000000', fee: '0', reference: 'other' })).toBeUndefined();
    expect(commitment(first)).toMatchObject({ commitmentAmount: '50000000', fee: '0.03', reference: 'other' });
  });
});

describe('another amount', () => {
  // The first key has a commitment of 10,000 in force.
  const [inForce, unit] = [10_000_000_000n, 1_000_000n];
  const listed = (live = true): unknown =>
    liquidity['ListAllLiquidityProvisions']?.(world, { partyId: first, marketId, live });

  it('waits for the next epoch, next to the one in force, and is paid for at once when it is more', () => {
    expect(amend({ commitmentAmount: String(inForce + 500n * unit), fee: '0.001' })).toBeUndefined();
    expect(commitment(first)).toMatchObject({ commitmentAmount: String(inForce), status: 'STATUS_ACTIVE' });
    expect(listed()).toMatchObject({
      liquidityProvisions: {
        edges: [
          {
            node: {
              current: { commitmentAmount: String(inForce), version: '1' },
              pending: { commitmentAmount: String(inForce + 500n * unit), version: '2', status: 'STATUS_PENDING' },
            },
          },
        ],
      },
    });
    expect(bonded(first)).toBe(inForce + 500n * unit);
    activateLiquidity(world);
    expect(commitment(first)).toMatchObject({
      commitmentAmount: String(inForce + 500n * unit),
      status: 'STATUS_ACTIVE',
      version: '2',
    });
    expect(world.liquidity.pending.size).toBe(0);
  });

  it('gives money back with the epoch when it is less', () => {
    amend({ commitmentAmount: '60000000', fee: '0.001' });
    expect(bonded(first)).toBe(inForce);
    activateLiquidity(world);
    expect(bonded(first)).toBe(60_000_000n);
  });

  it('gives money back at once for what it takes from a larger one that waits', () => {
    amend({ commitmentAmount: String(inForce + 500n * unit), fee: '0.001' });
    amend({ commitmentAmount: String(inForce + 200n * unit), fee: '0.001' });
    expect(bonded(first)).toBe(inForce + 200n * unit);
    activateLiquidity(world);
    expect(commitment(first)).toMatchObject({ commitmentAmount: String(inForce + 200n * unit) });
  });

  it('is shown alone by the deprecated list', () => {
    amend({ commitmentAmount: '60000000', fee: '0.001' });
    expect(liquidity['ListLiquidityProvisions']?.(world, { partyId: first, marketId })).toMatchObject({
      liquidityProvisions: { edges: [{ node: { commitmentAmount: '60000000' } }] },
    });
  });
});

describe('a submission', () => {
  it.each<[JsonObject, string]>([
    [{ commitmentAmount: '49999999', fee: '0.001' }, 'commitment amount is too low'],
    [{ commitmentAmount: '50000000', fee: '0.0301' }, 'invalid liquidity provision fee'],
    [{ commitmentAmount: '999999999999999', fee: '0.001' }, 'not enough collateral in general account'],
  ])('%j is refused: %s', (command, error) => {
    expect(submit(command)).toBe(error);
    expect(bonded(second)).toBe(0n);
  });

  it('with a fee that is too high is kept as rejected', () => {
    submit({ commitmentAmount: '50000000', fee: '0.0301' });
    expect(commitment(second)).toMatchObject({ status: 'STATUS_REJECTED', fee: '0.0301' });
  });

  it('is refused a second time, and the first one stays', () => {
    expect(submit({ commitmentAmount: '50000000', fee: '0' })).toBeUndefined();
    expect(submit({ commitmentAmount: '70000000', fee: '0.001' })).toBe('liquidity provision already exists');
    expect(commitment(second)).toMatchObject({ commitmentAmount: '50000000', status: 'STATUS_PENDING' });
    expect(bonded(second)).toBe(50_000_000n);
  });
});

describe('a commitment while a side of the book is empty', () => {
  it('is not kept, and shows the volumes that were worked out last', () => {
    const market = world.trading.markets.get(marketId);
    const seen = (): JsonObject => slaOf(world, marketId).find((entry) => entry['party'] === maker) ?? {};
    world.liquidity.performances.clear();
    trackSlaBlock(world);
    const before = seen();
    expect(Number(before['notionalVolumeSells'])).toBeGreaterThan(0);
    for (const order of [...(market?.book.orders('SIDE_SELL') ?? [])]) market?.book.remove(order);
    trackSlaBlock(world);
    expect(seen()).toMatchObject({
      notionalVolumeBuys: before['notionalVolumeBuys'],
      notionalVolumeSells: before['notionalVolumeSells'],
    });
    expect(Number(seen()['currentEpochFractionOfTimeOnBook'])).toBe(
      Number(before['currentEpochFractionOfTimeOnBook']) / 2,
    );
  });
});

describe('a cancellation', () => {
  const cancel = (): string | undefined =>
    execute(world, first, { liquidityProvisionCancellation: { marketId } }).error;

  it('waits for the next epoch with its bond', () => {
    const bond = bonded(first);
    expect(cancel()).toBeUndefined();
    expect([commitment(first)?.['status'], bonded(first)]).toEqual(['STATUS_ACTIVE', bond]);
    expect(submit({ commitmentAmount: '50000000', fee: '0.001' }, first)).toBe('liquidity provision already exists');
    activateLiquidity(world);
    expect([commitment(first)?.['status'], bonded(first)]).toEqual(['STATUS_CANCELLED', 0n]);
    expect(submit({ commitmentAmount: '50000000', fee: '0.001' }, first)).toBeUndefined();
  });

  it('is refused where there is no commitment', () => {
    expect(execute(world, second, { liquidityProvisionCancellation: { marketId } }).error).toBe(
      'party has no existing liquidity provision',
    );
  });
});
