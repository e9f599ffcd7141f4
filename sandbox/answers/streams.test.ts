import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { makeService, type Service } from './service.ts';

/** What streams send at first, and what they leave out, as the release has it. */

const definitions = await loadDefinitions();
const rpcs = new Map(
  definitions.model.files.flatMap(({ services }) => services.flatMap((one) => one.rpcs)).map((rpc) => [rpc.name, rpc]),
);
let world: World;
let service: Service;

beforeEach(() => {
  world = seededWorld(definitions);
  service = makeService(definitions, world);
});

function told(name: string, request: JsonObject, happening: () => void = () => undefined): JsonObject[] {
  const rpc = rpcs.get(`datanode.api.v2.TradingDataService.${name}`);
  if (!rpc) throw new Error(`no rpc ${name}`);
  const messages: JsonObject[] = [];
  const stop = service.observe(rpc, request, (message) => messages.push(message));
  happening();
  stop();
  return messages;
}

const marketId = entityId('market');
const [party, other] = ['1'.repeat(64), '2'.repeat(64)] as const;

describe('a stream without a first snapshot', () => {
  it.each([
    ['ObserveMarketsData', { marketIds: [marketId] }],
    ['ObserveMarketsDepth', { marketIds: [marketId] }],
    ['ObserveMarketsDepthUpdates', { marketIds: [marketId] }],
    ['ObserveMarginLevels', {}],
    ['ObserveLiquidityProvisions', {}],
    ['ObserveGovernance', {}],
    ['ObserveVotes', { partyId: party }],
    ['ObserveTrades', {}],
    ['ObserveLedgerMovements', {}],
  ] satisfies [string, JsonObject][])('%s says nothing of what stands already', (name, request) => {
    expect(told(name, request)).toEqual([]);
  });

  it.each(['ObserveOrders', 'ObserveAccounts', 'ObservePositions'])('is not %s', (name) => {
    expect(told(name, {}).length).toBeGreaterThan(0);
  });
});

describe('a stream of positions', () => {
  it.each([
    [{ partyId: party, marketId }, []],
    [{ partyId: party }, [{ snapshot: { positions: [], lastPage: true } }]],
    [{ marketId: other }, [{ snapshot: { positions: [], lastPage: true } }]],
  ])('of %j, where there is none, begins with %j', (request, messages) => {
    expect(told('ObservePositions', request)).toEqual(messages);
  });
});

describe('a stream of markets', () => {
  const data =
    (id: string): (() => void) =>
    () =>
      world.events.emit('marketData', { market: id });

  it('sends what happens on the markets that are named', () => {
    expect(told('ObserveMarketsData', { marketIds: [marketId] }, data(marketId))).toHaveLength(1);
    expect(told('ObserveMarketsData', { marketIds: [marketId] }, data(other))).toEqual([]);
  });

  it('sends nothing where none is named', () => {
    expect(told('ObserveMarketsData', {}, data(marketId))).toEqual([]);
  });

  it.each(['ObserveMarketsData', 'ObserveMarketsDepth', 'ObserveMarketsDepthUpdates'])(
    '%s refuses a market that is not there',
    (name) => {
      expect(() => told(name, { marketIds: [marketId, other] })).toThrow(
        expect.objectContaining({
          kind: 'internal',
          number: 10000,
          message: `no market found for id: ${other}: malformed request`,
        }),
      );
    },
  );
});

describe('a stream of votes', () => {
  const vote = (): void =>
    world.events.emit('vote', { partyId: party, proposalId: other, value: 'VALUE_YES', timestamp: '1' });

  it.each([
    [{ partyId: party }, 1],
    [{ partyId: party, proposalId: 'f'.repeat(64) }, 1],
    [{ partyId: other }, 0],
    [{ proposalId: other }, 0],
  ] as const)('of %j sends %i', (request, count) => {
    expect(told('ObserveVotes', request, vote)).toHaveLength(count);
  });

  it('refuses a request for neither a party nor a proposal', () => {
    expect(() => told('ObserveVotes', {})).toThrow(
      expect.objectContaining({ kind: 'invalidArgument', number: 10024, message: 'missing proposal id or party id' }),
    );
  });
});

it('margin levels are picked by the market where no party is named', () => {
  const levels = (): void => world.events.emit('marginLevels', { partyId: party, marketId });
  expect(told('ObserveMarginLevels', { marketId }, levels)).toHaveLength(1);
  expect(told('ObserveMarginLevels', { marketId: other }, levels)).toEqual([]);
  expect(told('ObserveMarginLevels', { partyId: party, marketId: other }, levels)).toHaveLength(1);
  expect(told('ObserveMarginLevels', { partyId: other, marketId }, levels)).toEqual([]);
});
