import { parameterRules } from '../../content/proposals/parameter-rules.ts';
import { keyProblem, parameterProblem } from '../../content/proposals/validate-parameter.ts';
import { at } from './market-facts.ts';
import type { Refusal } from './refuse-proposal.ts';
import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** Why the network does not take a new value of a network parameter; undefined for it does, and for other proposals. */
export function refuseParameter(world: World, terms: JsonObject): Refusal | undefined {
  const change = at(terms, 'updateNetworkParameter', 'changes') as JsonObject | undefined;
  if (!change) return undefined;
  const [key, value] = [String(change['key']), String(change['value'])];
  const rules = parameterRules(world.definitions.parameters, Object.fromEntries(world.governance.parameters));
  const problem = keyProblem(rules, key) ?? parameterProblem(rules, key, value);
  return problem === undefined
    ? undefined
    : {
        reason: 'PROPOSAL_ERROR_NETWORK_PARAMETER_VALIDATION_FAILED',
        details: `unable to validate ${key}: ${problem}`,
      };
}
