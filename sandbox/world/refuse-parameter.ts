import { parameterRules } from '../../content/proposals/parameter-rules.ts';
import { parameterProblem } from '../../content/proposals/validate-parameter.ts';
import { at } from './market-facts.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/**
 * Why the network does not take a new value of a network parameter; undefined for it does, and for other proposals.
 *
 * Only the value is looked at: a transaction with a key that no vote may set, or without a key or a value, is refused before
 * it becomes a proposal.
 */
export function refuseParameter(world: World, terms: JsonObject): string | undefined {
  const change = at(terms, 'updateNetworkParameter', 'changes') as JsonObject | undefined;
  if (!change) return undefined;
  const [key, value] = [String(change['key']), String(change['value'])];
  const rules = parameterRules(world.definitions.parameters, Object.fromEntries(world.governance.parameters));
  const problem = parameterProblem(rules, key, value);
  return problem === undefined ? undefined : `unable to validate ${key}: ${problem}`;
}
