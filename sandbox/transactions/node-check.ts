import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { disabledProposal } from './disabled-proposal.ts';
import { parameterCheck } from './refused-parameter.ts';

/** Why a node does not take a transaction whose command is well-formed. */
export interface NodeRefusal {
  readonly code: number;
  readonly text: string;
}

/** The code with which a node answers to what the network does not allow at present. */
export const notAllowed = 51;

/** The code with which it answers when a condition of a command is not met. */
const conditionNotMet = 70;

/** Makes the check that a node makes of a command after its form, in the order of the release. */
export function nodeCheck(world: World): (command: JsonObject) => NodeRefusal | undefined {
  const refusedParameter = parameterCheck(world.definitions);
  return (command) => {
    const disabled = disabledProposal(world.governance.parameters, command);
    if (disabled !== undefined) return { code: notAllowed, text: disabled };
    const text = refusedParameter(command);
    return text === undefined ? undefined : { code: conditionNotMet, text };
  };
}
