import { fromBinary, fromJson, toBinary, toJson } from '@bufbuild/protobuf';
import { fromBase64 } from '../../common/bytes.ts';
import type { WorldDefinitions } from '../world-definitions.ts';
import type { JsonObject } from '../world/types.ts';

type Descriptors = Pick<WorldDefinitions, 'descriptors'>;

function messageOf(
  { descriptors: { registry } }: Descriptors,
  name: string,
): NonNullable<ReturnType<typeof registry.getMessage>> {
  const message = registry.getMessage(name);
  if (!message) throw new Error(`The definitions have no message ${name}.`);
  return message;
}

/**
 * The bytes that a wallet signs for a command, `vega.commands.v1.InputData`. A nonce makes them unlike those of every
 * other transaction.
 *
 * @param command its name in a wallet request with its fields
 * @param height of the block that the wallet has seen last
 * @param nonce a number of 64 bits
 */
export function writeInputData(
  definitions: Descriptors,
  command: JsonObject,
  height: number,
  nonce = crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
): Uint8Array {
  const { registry } = definitions.descriptors;
  const type = messageOf(definitions, 'vega.commands.v1.InputData');
  return toBinary(
    type,
    fromJson(type, { nonce: String(nonce), blockHeight: String(height), ...command }, { registry }),
  );
}

/** A transaction as the sandbox reads it. */
export interface ReadTransaction {
  readonly party: string;
  /** Hexadecimal. */
  readonly signature: string;
  readonly command: JsonObject;
}

/**
 * Reads a transaction that a program has signed itself.
 *
 * @param transaction `vega.commands.v1.Transaction` in the JSON form of the API, or its bytes
 * @throws Error when it is none, or holds no command. Nobody checks the signature.
 */
export function readTransaction(definitions: Descriptors, transaction: JsonObject | Uint8Array): ReadTransaction {
  const { registry } = definitions.descriptors;
  const type = messageOf(definitions, 'vega.commands.v1.Transaction');
  const message =
    transaction instanceof Uint8Array ? fromBinary(type, transaction) : fromJson(type, transaction, { registry });
  const { inputData, pubKey, signature } = toJson(type, message, { registry }) as {
    inputData?: string;
    pubKey?: string;
    signature?: { value?: string };
  };
  if (!inputData || !pubKey) throw new Error('failed to validate transaction: it has no input data or no public key');
  const input = messageOf(definitions, 'vega.commands.v1.InputData');
  const content = toJson(input, fromBinary(input, fromBase64(inputData)), { registry }) as JsonObject;
  const commands = new Set(input.oneofs.flatMap(({ fields }) => fields.map(({ jsonName }) => jsonName)));
  const command = Object.entries(content).filter(([name]) => commands.has(name));
  if (command.length !== 1 || !/^([0-9a-f]{2})+$/i.test(signature?.value ?? ''))
    throw new Error('failed to validate transaction: it has no command or no signature');
  return { party: pubKey, signature: signature?.value ?? '', command: Object.fromEntries(command) };
}
