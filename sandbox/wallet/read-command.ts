import { fromJson, toJson, type JsonValue } from '@bufbuild/protobuf';
import type { Definitions } from '../definitions.ts';
import type { JsonObject } from '../world/types.ts';
import { WalletError } from './wallet-errors.ts';

/**
 * The command of a transaction, checked against its message and brought to the JSON form of the API: numbers that are
 * 64 bits wide as strings, enum values by name.
 *
 * @param transaction as the application sent it: an object, or JSON as text
 * @throws WalletError when it is no command, or has members or values that the command does not know
 */
export function readCommand({ descriptors: { registry } }: Definitions, transaction: unknown): JsonObject {
  if (transaction === undefined || transaction === null) throw new WalletError('InvalidParams', 'the transaction is required');
  const value = typeof transaction === 'string' ? parse(transaction) : transaction;
  const wanted = registry.getMessage('vega.wallet.v1.SubmitTransactionRequest');
  const [name, ...others] = Object.keys(value as JsonObject);
  const field = wanted?.fields.find(({ jsonName, oneof }) => jsonName === name && oneof !== undefined);
  if (name === undefined || others.length > 0 || field?.fieldKind !== 'message') {
    throw new WalletError('InvalidParams', 'the transaction does not use a valid Vega command');
  }
  try {
    const command = fromJson(field.message, (value as JsonObject)[name] as JsonValue, { registry });
    return { [name]: toJson(field.message, command, { registry }) as JsonObject };
  } catch (error) {
    throw new WalletError('InvalidParams', `the transaction does not use a valid Vega command: ${(error as Error).message}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new WalletError('InvalidParams', 'the transaction is not valid JSON');
  }
}
