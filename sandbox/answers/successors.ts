import type { MarketState } from '../world/areas.ts';
import { governanceData } from '../world/governance.ts';
import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';

/** A market joins its line when continuous trading on it begins. */
const unopened = new Set(['STATE_PROPOSED', 'STATE_PENDING', 'STATE_REJECTED', 'STATE_CANCELLED']);
const hasOpened = ({ definition }: MarketState): boolean => !unopened.has(String(definition['state']));

const idOf = ({ facts }: MarketState): string => facts.id;
const parentOf = ({ definition }: MarketState): string => String(definition['parentMarketId'] ?? '');

/** The markets of a line from one on, or from its first one on, the newest first, with the proposals to succeed each. */
export function successorsOf(world: World, market: MarketState, fromTheFirst: boolean): JsonObject[] {
  if (!hasOpened(market)) return [{ market: market.definition, proposals: [] }];
  const opened = [...world.trading.markets.values()].filter(hasOpened);
  const next = (one: MarketState): MarketState | undefined => opened.find((other) => parentOf(other) === idOf(one));
  const line = [market];
  const before = (one: MarketState): MarketState | undefined => opened.find((other) => idOf(other) === parentOf(one));
  for (let one = fromTheFirst ? before(market) : undefined; one; one = before(one)) line.unshift(one);
  for (let one = next(market); one; one = next(one)) line.push(one);
  return line.reverse().map((one): JsonObject => {
    const successor = next(one);
    return {
      market: { ...one.definition, ...(successor ? { successorMarketId: idOf(successor) } : {}) },
      proposals: [...world.governance.proposals.values()]
        .filter(({ terms }) => parentWanted(terms) === idOf(one))
        .map((proposal) => governanceData(world, proposal)),
    };
  });
}

function parentWanted(terms: JsonObject): unknown {
  const { changes } = (terms['newMarket'] ?? {}) as { readonly changes?: JsonObject };
  return (changes?.['successor'] as JsonObject | undefined)?.['parentMarketId'];
}
