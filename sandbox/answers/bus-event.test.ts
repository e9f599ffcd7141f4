import { expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import type { JsonObject } from '../world/types.ts';
import { busEvent } from './bus-event.ts';

const world = seededWorld(await loadDefinitions());
const [party, other, marketId] = ['1', '2', 'a'].map((letter) => letter.repeat(64)) as [string, string, string];
const trade = { marketId, buyer: party, seller: other };
const order = { marketId, partyId: party };

it.each<[string, JsonObject, JsonObject, boolean]>([
  ['order', order, {}, true],
  ['order', order, { partyId: party }, true],
  ['order', order, { partyId: other }, false],
  ['order', order, { partyId: party, marketId }, true],
  ['order', order, { marketId: other }, false],
  ['account', { owner: party, marketId }, { partyId: party }, true],
  ['trade', trade, { partyId: party }, true],
  ['trade', trade, { partyId: other }, true],
  ['trade', trade, { marketId }, true],
  ['trade', trade, { partyId: party, marketId }, false],
  ['transfer', { from: party, to: other }, {}, true],
  ['transfer', { from: party, to: other }, { partyId: party }, false],
  ['delegation', { party }, { partyId: party }, false],
  ['stopOrder', { submission: {}, stopOrder: { partyId: party, marketId } }, { partyId: party }, false],
  ['stopOrder', { submission: {}, stopOrder: { partyId: party, marketId } }, { marketId }, false],
  ['market', { id: marketId }, { marketId }, true],
  ['order', order, { type: ['BUS_EVENT_TYPE_TRADE'] }, false],
  ['order', order, { type: ['BUS_EVENT_TYPE_ALL'] }, true],
  ['no such thing', order, {}, false],
])('of the kind %s, %j, a request with %j gets it: %s', (name, value, request, isSent) => {
  expect(busEvent(world, request, name, value) !== undefined).toBe(isSent);
});
