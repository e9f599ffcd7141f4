import { fromBinary, toJson, type Registry } from '@bufbuild/protobuf';
import { checksummed } from './ethereum-address.ts';

type Members = Readonly<Record<string, unknown>>;

/** What an example is of. */
export interface MeaningContext {
  /** Chain of the tree that shows it. */
  readonly chainId: string;
  /** Ids of all chains that the site describes. */
  readonly chains: readonly string[];
  /** The messages that bytes are decoded as. */
  readonly registry: Registry;
}

interface MeaningRule {
  readonly name: string;
  /** What is wrong with one text, found anywhere, under its name. */
  readonly text?: (value: string, name: string, context: MeaningContext) => string | undefined;
  /** What is wrong with the members of one object together. */
  readonly members?: (value: Members, context: MeaningContext) => string | undefined;
}

const unset = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === '0' || value === 0;
const spelled = (value: Members, camel: string): unknown =>
  value[camel] ?? value[camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
const isGtt = (value: unknown): boolean => value === 'TIME_IN_FORCE_GTT' || value === 2;

/** The message that base64 holds, as JSON; throws when it holds none. */
function decoded(type: string, base64: string, { registry }: MeaningContext): Members {
  const message = registry.getMessage(type);
  if (!message) throw new Error(`no message ${type}`);
  return toJson(message, fromBinary(message, Buffer.from(base64, 'base64')), { registry }) as Members;
}

/** What is wrong with base64 that should be an encoded InputData with one command. */
function inputData(base64: unknown, context: MeaningContext): string | undefined {
  try {
    const input = decoded('vega.commands.v1.InputData', String(base64), context);
    const commands = Object.keys(input).filter((name) => name !== 'nonce' && name !== 'blockHeight');
    if (unset(input['nonce'])) return 'input data without a nonce';
    return commands.length === 1 ? undefined : `input data with ${commands.length} commands`;
  } catch (error) {
    return `input data that does not decode: ${(error as Error).message}`;
  }
}

const sameHex = /^[0-9a-f]{64}$/;
const idNames =
  /^(party(Id)?|market(Id)?|assetId|orderId|pub_?[kK]ey|publicKey|PubKey|proposalId|partyIds|marketIds|market_id|party_id)$/;

/**
 * What examples have to hold beyond their schemas. Each rule is one that a reader's program would stumble over if an
 * example broke it.
 */
export const meaningRules: readonly MeaningRule[] = [
  {
    name: 'Ethereum addresses have their checksum',
    text: (value) =>
      /^0x[0-9a-f]{40}$/i.test(value) && value !== checksummed(value) ? `${value} has a wrong checksum` : undefined,
  },
  {
    name: 'no other chain than the own one is named',
    text: (value, _, { chainId, chains }) =>
      chains.some((chain) => chain !== chainId && value.includes(chain)) ? `${value} names another chain` : undefined,
  },
  {
    name: 'ids and keys are 64 hexadecimal digits in lower case',
    text: (value, name) =>
      idNames.test(name) && value !== '' && value !== 'network' && !sameHex.test(value)
        ? `${name} ${value} is no id`
        : undefined,
  },
  {
    name: 'only orders that are good till a time have an expiry',
    members: (value) =>
      spelled(value, 'timeInForce') !== undefined &&
      !isGtt(spelled(value, 'timeInForce')) &&
      !unset(spelled(value, 'expiresAt'))
        ? `${String(spelled(value, 'timeInForce'))} with an expiry`
        : undefined,
  },
  {
    name: 'a first version was never updated',
    members: (value) =>
      spelled(value, 'timeInForce') !== undefined &&
      ['1', 1].includes(value['version'] as string) &&
      !unset(spelled(value, 'updatedAt'))
        ? 'version 1 with an update time'
        : undefined,
  },
  {
    name: 'no order has more left than its size',
    members: ({ remaining, size }) =>
      remaining !== undefined && size !== undefined && BigInt(String(remaining)) > BigInt(String(size))
        ? `${String(remaining)} left of ${String(size)}`
        : undefined,
  },
  {
    name: 'a transaction names its submitter by public key, never by address',
    members: (value) =>
      typeof value['inputData'] === 'string' &&
      value['signature'] !== undefined &&
      (value['pubKey'] === undefined || value['address'] !== undefined)
        ? 'a transaction that the node refuses for its sender'
        : undefined,
  },
  {
    name: 'the bytes of a transaction decode as input data with one command',
    members: (value: Members, context: MeaningContext): string | undefined => {
      const isSigned = value['pow'] !== undefined || typeof value['signature'] === 'object';
      const base64 = isSigned ? (value['inputData'] ?? value['input_data']) : undefined;
      return base64 === undefined ? undefined : inputData(base64, context);
    },
  },
  {
    name: 'a raw transaction decodes, and so does the input data in it',
    members: ({ tx, type, ...rest }: Members, context: MeaningContext): string | undefined => {
      if (typeof tx !== 'string' || Object.keys(rest).length > 0) return undefined;
      try {
        return inputData(decoded('vega.commands.v1.Transaction', tx, context)['inputData'], context);
      } catch (error) {
        return `a transaction of type ${String(type)} that does not decode: ${(error as Error).message}`;
      }
    },
  },
  {
    name: 'signatures of transactions have 64 bytes',
    members: ({ value, algo }) =>
      algo === 'vega/ed25519' && typeof value === 'string' && !/^[0-9a-f]{128}$/.test(value)
        ? 'a signature that is none'
        : undefined,
  },
];

/** What breaks a rule of meaning in an example, with the place of each fault; empty when all is well. */
export function meaningFaults(place: string, example: unknown, context: MeaningContext, name = ''): string[] {
  const found = (fault: string | undefined): string[] => (fault === undefined ? [] : [`${place}: ${fault}`]);
  if (typeof example === 'string') return meaningRules.flatMap((rule) => found(rule.text?.(example, name, context)));
  if (Array.isArray(example))
    return example.flatMap((item, index) => meaningFaults(`${place}[${index}]`, item, context, name));
  if (typeof example !== 'object' || example === null) return [];
  return [
    ...meaningRules.flatMap((rule) => found(rule.members?.(example as Members, context))),
    ...Object.entries(example).flatMap(([key, value]) => meaningFaults(`${place}.${key}`, value, context, key)),
  ];
}
