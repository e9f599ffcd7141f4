import type { Refusal } from '../../reference/errors/field-refusals.ts';
import type { Rpc } from '../../reference/model/types.ts';
import type { WorldDefinitions } from '../world-definitions.ts';
import type { JsonObject } from '../world/types.ts';
import { errorNumbers, RpcError } from './rpc-error.ts';

/** Ids have 64 hexadecimal digits. */
const ids = /^(market|asset|order|proposal|node|transfer|deposit|withdrawal|team)Ids?$/;

const unnamed = { kind: 'invalidArgument', number: errorNumbers.unmapped } as const;
const refuse = ({ kind, text, number }: Refusal): RpcError => new RpcError(kind, text, number);

/**
 * Looks whether what must be there is there, and ids are ids.
 *
 * @throws RpcError as the release has it where the rpc has an error of its own for the field
 */
export function checkFields(
  { model, refusals }: WorldDefinitions,
  { name, request: type }: Rpc,
  request: JsonObject,
): void {
  for (const { jsonName, required, type: kind, repeated } of model.message(type)?.fields ?? []) {
    const value = request[jsonName];
    const { missing, malformed } = refusals[name]?.[jsonName] ?? {};
    if (value === undefined || value === null || value === '') {
      if (required && kind.kind !== 'enum') throw refuse(missing ?? { ...unnamed, text: `missing ${jsonName}` });
    } else if (!repeated && (malformed ?? ids.test(jsonName)) && !/^[0-9a-f]{64}$/i.test(String(value))) {
      throw refuse(malformed ?? { ...unnamed, text: 'not a valid vega id' });
    }
  }
}
