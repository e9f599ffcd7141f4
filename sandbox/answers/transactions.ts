import { bytesToHex } from '@noble/hashes/utils.js';
import { fromBase64, utf8 } from '../../common/bytes.ts';
import { sha256Hex } from '../../common/digest.ts';
import { readTransaction, type ReadTransaction } from '../transactions/input-data.ts';
import { nodeCheck, notAllowed, type NodeRefusal } from '../transactions/node-check.ts';
import { commandChecker, describe } from '../wallet/check-command.ts';
import { execute } from '../world/execute.ts';
import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import type { Answers } from './types.ts';

/** What a node answers when it cannot decode a transaction. */
const decodingFailure = 60;

/** A transaction of a request: as JSON, or for the rpcs that take it raw, its bytes. */
const transactionOf = ({ tx }: JsonObject): JsonObject | Uint8Array =>
  typeof tx === 'string' ? fromBase64(tx) : ((tx ?? {}) as JsonObject);

/** Why a node does not take a transaction, with the code that it gives. */
class Refused extends Error {
  readonly code: number;

  constructor({ text, code }: NodeRefusal) {
    super(text);
    this.code = code;
  }
}

/** The checks of a command: those of the commands themselves, and the node's. */
interface Checks {
  readonly command: ReturnType<typeof commandChecker>;
  readonly node: ReturnType<typeof nodeCheck>;
}

const known = new WeakMap<World, Checks>();

function checksOf(world: World): Checks {
  const checks = known.get(world) ?? { command: commandChecker(world.definitions), node: nodeCheck(world) };
  known.set(world, checks);
  return checks;
}

/** @throws Error for what is no transaction, has a command that breaks a rule, or one that the node refuses */
function read(world: World, request: JsonObject): ReadTransaction {
  const checks = checksOf(world);
  const transaction = readTransaction(world.definitions, transactionOf(request));
  const violations = checks.command(transaction.command);
  if (violations.length > 0) throw new Error(describe(violations));
  const refusal = checks.node(transaction.command);
  if (refusal !== undefined) throw new Refused(refusal);
  return transaction;
}

const refusalOf = (error: unknown): { success: false; code: number; data: string } => ({
  success: false,
  code: error instanceof Refused ? error.code : decodingFailure,
  data: (error as Error).message,
});

/** Runs a transaction that a program has signed itself. */
function submit(world: World, request: JsonObject): JsonObject {
  try {
    const { party, command, signature } = read(world, request);
    return {
      success: true,
      txHash: execute(world, party, command, signature).hash,
      code: 0,
      data: '',
      log: '',
      height: '0',
    };
  } catch (error) {
    const txHash = sha256Hex(JSON.stringify(request)).toUpperCase();
    return { ...refusalOf(error), txHash, log: '', height: '0' };
  }
}

/** As the release answers to raw bytes: `success` is true whatever the code is, and the text is in hexadecimal. */
function submitRaw(world: World, request: JsonObject): JsonObject {
  const answer = submit(world, request);
  return { ...answer, success: true, data: bytesToHex(utf8(String(answer['data']))).toUpperCase() };
}

/** The reason stands in `info` too, except for what the network does not allow: app.OnCheckTx fills in the data alone. */
function check(world: World, request: JsonObject): JsonObject {
  const answer = { gasWanted: '1', gasUsed: '0', log: '', info: '' };
  try {
    read(world, request);
    return { ...answer, success: true, code: 0, data: '' };
  } catch (error) {
    const refusal = refusalOf(error);
    return { ...answer, ...refusal, info: refusal.code === notAllowed ? '' : refusal.data };
  }
}

/** The rpcs that change the world. */
export const changing: ReadonlySet<string> = new Set(['SubmitTransaction', 'SubmitRawTransaction']);

/** Answers about transactions that programs sign without a wallet. The sandbox checks neither signature nor proof of work. */
export const transactions: Answers = {
  SubmitTransaction: submit,
  SubmitRawTransaction: submitRaw,
  CheckTransaction: check,
  CheckRawTransaction: check,
};
