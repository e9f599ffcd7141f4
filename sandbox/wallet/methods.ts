import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { toBase64, utf8 } from '../../common/bytes.ts';
import type { WorldContext } from '../context.ts';
import { writeInputData } from '../transactions/input-data.ts';
import { conditionNotMet } from '../transactions/refused-parameter.ts';
import { execute } from '../world/execute.ts';
import { walletKeys } from '../world/seed.ts';
import type { JsonObject } from '../world/types.ts';
import type { Violation } from '../../reference/commands/violations.ts';
import { readCommand, readObject } from './read-command.ts';
import { refuse } from './refuse.ts';
import { WalletError } from './wallet-errors.ts';

type Params = Readonly<Record<string, unknown>>;

/** What the wallet works with: the sandbox, its own check of commands, and what the node says to one it refuses. */
export interface WalletContext extends WorldContext {
  readonly check: (command: JsonObject) => Violation[];
  readonly nodeRefusal: (command: JsonObject) => string | undefined;
}

/** A method that needs a token: its parameters give its result. */
export type Method = (context: WalletContext, params: Params) => JsonObject;

/** Parameters are matched without regard to case. */
function parameter(params: Params, name: string): unknown {
  return Object.entries(params).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function readKey(params: Params): string {
  const key = parameter(params, 'publicKey');
  if (key === undefined || key === '') throw new WalletError('InvalidParams', 'the public key is required');
  readObject(parameter(params, 'transaction'));
  if (!walletKeys.some(({ publicKey }) => publicKey === key))
    throw new WalletError('RequestNotPermitted', 'this public key is not allowed to be used');
  return String(key);
}

/** A transaction as a wallet signs it. */
interface Signed {
  readonly signature: string;
  readonly json: JsonObject;
}

/** The sandbox's keys have no secret half: signature and proof of work are made up, and nobody checks them. */
function sign({ definitions, world }: WorldContext, publicKey: string, command: JsonObject): Signed {
  const content = writeInputData(definitions, command, world.height);
  const signature = bytesToHex(sha512(concatBytes(utf8(`${world.chainId}\0`), content)));
  return {
    signature,
    json: {
      input_data: toBase64(content),
      signature: { value: signature, algo: 'vega/ed25519', version: 1 },
      From: { PubKey: publicKey },
      version: 3,
      pow: {
        tid: signature.slice(0, 64).toUpperCase(),
        nonce: 1 + (Number.parseInt(signature.slice(0, 8), 16) % 9_999),
      },
    },
  };
}

function readMode(params: Params): void {
  const mode = parameter(params, 'sendingMode');
  if (mode === undefined || mode === '') throw new WalletError('InvalidParams', 'the sending mode is required');
  if (!['TYPE_SYNC', 'TYPE_ASYNC', 'TYPE_COMMIT'].includes(String(mode)))
    throw new WalletError('InvalidParams', `the sending mode "${String(mode)}" is not a valid one`);
}

function readChecked(context: WalletContext, params: Params): { key: string; command: JsonObject } {
  const key = readKey(params);
  const command = readCommand(context.definitions, parameter(params, 'transaction'));
  refuse(context.check(command));
  return { key, command };
}

/** What the wallet answers when the node does not take the transaction. @throws WalletError in that case */
function askNode({ nodeRefusal }: WalletContext, command: JsonObject): void {
  const refusal = nodeRefusal(command);
  if (refusal === undefined) return;
  throw new WalletError(
    'NetworkCouldNotProcessTransaction',
    `the network could not process the transaction: ${refusal} (ABCI code ${conditionNotMet})`,
  );
}

const time = ({ world }: WorldContext): string => new Date(world.clock()).toISOString();

/** The client methods that need a token. */
export const methods: Readonly<Record<string, Method>> = {
  'client.list_keys': () => ({ keys: walletKeys.map(({ name, publicKey }) => ({ name, publicKey })) }),
  'client.sign_transaction': (context, params) => {
    const { key, command } = readChecked(context, params);
    return { transaction: sign(context, key, command).json };
  },
  'client.check_transaction': (context, params) => {
    const receivedAt = time(context);
    const { key, command } = readChecked(context, params);
    askNode(context, command);
    return { receivedAt, sentAt: time(context), transaction: sign(context, key, command).json };
  },
  'client.send_transaction': (context, params) => {
    const receivedAt = time(context);
    if (parameter(params, 'publicKey')) readMode(params);
    const { key, command } = readChecked(context, params);
    askNode(context, command);
    const { json, signature } = sign(context, key, command);
    const { hash } = execute(context.world, key, command, signature);
    return { receivedAt, sentAt: time(context), transactionHash: hash, transaction: json };
  },
};
