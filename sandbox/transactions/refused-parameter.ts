import { at } from '../world/market-facts.ts';
import type { WorldDefinitions } from '../world-definitions.ts';
import type { JsonObject } from '../world/types.ts';

/**
 * Makes the check that a node makes of a proposal for a network parameter before it takes the transaction: is there such a
 * parameter, and may a vote set it?
 *
 * @returns gives the node's text for a command that it refuses, otherwise undefined
 */
export function parameterCheck({
  parameters: known,
}: Pick<WorldDefinitions, 'parameters'>): (command: JsonObject) => string | undefined {
  const parameters = new Map(known.map((parameter) => [parameter.key, parameter]));
  return (command) => {
    const change = at(command, 'proposalSubmission', 'terms', 'updateNetworkParameter', 'changes') as
      JsonObject | undefined;
    if (!change) return undefined;
    const key = String(change['key']);
    const found = parameters.get(key);
    if (!found) return 'unknown key';
    if (found.deprecated) return `network parameter has been deprecated: ${key}`;
    return found.governanceUpdatable ? undefined : `network parameter update disabled for ${key}`;
  };
}
