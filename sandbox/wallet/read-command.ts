import { fromJson, toJson, type JsonValue } from '@bufbuild/protobuf';
import type { WorldDefinitions } from '../world-definitions.ts';
import type { JsonObject } from '../world/types.ts';
import { WalletError } from './wallet-errors.ts';

/**
 * The command of a transaction, checked against its message and brought to the JSON form of the API: numbers that are
 * 64 bits wide as strings, enum values by name.
 *
 * @param transaction as the application sent it: an object with the command's name as its only member
 * @throws WalletError when it is no command, or has members or values that the command does not know
 */
export function readCommand({ descriptors: { registry } }: WorldDefinitions, transaction: unknown): JsonObject {
  const value = readObject(transaction);
  const wanted = registry.getMessage('vega.wallet.v1.SubmitTransactionRequest');
  const [name, ...others] = Object.keys(value);
  if (name === undefined) throw new WalletError('InvalidParams', 'submit_transaction_request.command (is required)');
  const field = wanted?.fields.find(
    (candidate) => [candidate.jsonName, candidate.name].includes(name) && candidate.oneof !== undefined,
  );
  if (field?.fieldKind !== 'message') {
    throw new WalletError(
      'InvalidParams',
      `the transaction does not use a valid Vega command: unknown field "${name}" in vega.wallet.v1.SubmitTransactionRequest`,
    );
  }
  // The wallet takes one of several commands, nobody can say which, so that here there may be only one.
  if (others.length > 0)
    throw new WalletError('InvalidParams', 'the transaction does not use a valid Vega command: it has more than one');
  try {
    const command = fromJson(field.message, value[name] as JsonValue, { registry });
    return { [field.jsonName]: toJson(field.message, command, { registry }) as JsonObject };
  } catch (error) {
    throw new WalletError(
      'InvalidParams',
      `the transaction does not use a valid Vega command: ${(error as Error).message}`,
    );
  }
}

/** @throws WalletError for a transaction that is missing or no object; this is looked at before the key is */
export function readObject(transaction: unknown): JsonObject {
  if (transaction === undefined || transaction === null)
    throw new WalletError('InvalidParams', 'the transaction is required');
  if (typeof transaction !== 'object' || Array.isArray(transaction)) {
    const kind = Array.isArray(transaction) ? 'array' : typeof transaction;
    throw new WalletError(
      'InvalidParams',
      `the transaction does not use a valid Vega command: json: cannot unmarshal ${kind} into Go value of type map[string]json.RawMessage`,
    );
  }
  return transaction as JsonObject;
}
