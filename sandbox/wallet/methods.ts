import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { toBase64, utf8 } from '../../common/bytes.ts';
import type { WorldContext } from '../context.ts';
import { writeInputData } from '../transactions/input-data.ts';
import type { NodeRefusal } from '../transactions/node-check.ts';
import { execute } from '../world/execute.ts';
import type { JsonObject } from '../world/types.ts';
import type { Violation } from '../../reference/commands/violations.ts';
import type { Caller, Holder } from './holder.ts';
import { readCommand, readObject } from './read-command.ts';
import { refuse } from './refuse.ts';
import { WalletError, type ErrorTable } from './wallet-errors.ts';

type Params = Readonly<Record<string, unknown>>;

/** What the wallet works with: the sandbox, its own check of commands, and what the node says to one it refuses. */
export interface WalletContext extends WorldContext {
  readonly check: (command: JsonObject) => Violation[];
  readonly nodeRefusal: (command: JsonObject) => NodeRefusal | undefined;
  readonly holder: Holder;
  readonly errors: ErrorTable;
}

/** A method that needs a token: its parameters give its result. */
export interface Method {
  readonly needsParams: boolean;
  run(context: WalletContext, caller: Caller, params: Params): JsonObject;
}

/** Parameters are matched without regard to case. */
function parameter(params: Params, name: string): unknown {
  return Object.entries(params).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/** Reads a text. @throws WalletError for what is none */
function textParameter(params: Params, name: string): string {
  const value = parameter(params, name) ?? '';
  if (typeof value !== 'string') throw new WalletError('InvalidParams', 'the params do not match expected ones');
  return value;
}

function readKey(params: Params): string {
  const key = textParameter(params, 'publicKey');
  if (key === '') throw new WalletError('InvalidParams', 'the public key is required');
  return key;
}

/** A transaction as a wallet signs it. */
interface Signed {
  readonly signature: string;
  readonly json: JsonObject;
}

/** The sandbox's keys have no secret half: signature and proof of work are made up, and nobody checks them. */
function sign({ definitions, world, holder }: WalletContext, publicKey: string, command: JsonObject): Signed {
  const content = writeInputData(definitions, command, world.height, holder.nonce(command));
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
  const mode = textParameter(params, 'sendingMode');
  if (mode === '') throw new WalletError('InvalidParams', 'the sending mode is required');
  if (mode === 'TYPE_UNSPECIFIED')
    throw new WalletError('InvalidParams', 'the sending mode can\'t be "TYPE_UNSPECIFIED"');
  if (!['TYPE_SYNC', 'TYPE_ASYNC', 'TYPE_COMMIT'].includes(mode))
    throw new WalletError('InvalidParams', `the sending mode "${mode}" is not a valid one`);
}

interface Checked {
  readonly key: string;
  readonly command: JsonObject;
}

/** What is to be signed, in the order of the release's checks: parameters, command, key, rules, and then the person. */
function readApproved(context: WalletContext, caller: Caller, params: Params, method: string): Checked {
  const key = readKey(params);
  if (method === 'client.send_transaction') readMode(params);
  const transaction = readObject(parameter(params, 'transaction'));
  const command = readCommand(context.definitions, transaction);
  if (!context.holder.keys(caller)?.some(({ publicKey }) => publicKey === key))
    throw new WalletError('RequestNotPermitted', 'this public key is not allowed to be used');
  refuse(context.check(command));
  if (!caller.isTrusted)
    context.holder.ask({
      kind: 'transaction',
      hostname: caller.hostname,
      method,
      publicKey: key,
      transaction,
    });
  return { key, command };
}

/** What the wallet answers when the node does not take the transaction. @throws WalletError in that case */
function askNode({ nodeRefusal }: WalletContext, command: JsonObject): void {
  const refusal = nodeRefusal(command);
  if (refusal === undefined) return;
  throw new WalletError(
    'NetworkCouldNotProcessTransaction',
    `the network could not process the transaction: ${refusal.text} (ABCI code ${refusal.code})`,
  );
}

const time = ({ world }: WorldContext): string => new Date(world.clock()).toISOString();

/** The keys that an application may use; it may have to ask for them first. */
function listKeys({ holder }: WalletContext, caller: Caller): JsonObject {
  if (holder.keys(caller) === undefined) {
    holder.ask({ kind: 'permissions', hostname: caller.hostname });
    holder.permit(caller.hostname);
  }
  return { keys: (holder.keys(caller) ?? []).map(({ name, publicKey }) => ({ name, publicKey })) };
}

/** The client methods that need a token. */
export const methods: Readonly<Record<string, Method>> = {
  'client.list_keys': { needsParams: false, run: listKeys },
  'client.sign_transaction': {
    needsParams: true,
    run: (context, caller, params) => {
      const { key, command } = readApproved(context, caller, params, 'client.sign_transaction');
      return { transaction: sign(context, key, command).json };
    },
  },
  'client.check_transaction': {
    needsParams: true,
    run: (context, caller, params) => {
      const receivedAt = time(context);
      const { key, command } = readApproved(context, caller, params, 'client.check_transaction');
      askNode(context, command);
      return { receivedAt, sentAt: time(context), transaction: sign(context, key, command).json };
    },
  },
  'client.send_transaction': {
    needsParams: true,
    run: (context, caller, params) => {
      const receivedAt = time(context);
      const { key, command } = readApproved(context, caller, params, 'client.send_transaction');
      askNode(context, command);
      const { json, signature } = sign(context, key, command);
      const { hash } = execute(context.world, key, command, signature);
      return { receivedAt, sentAt: time(context), transactionHash: hash, transaction: json };
    },
  },
};
