import { createHash } from 'node:crypto';
import type { Definitions } from '../definitions.ts';
import { readTransaction, type ReadTransaction } from '../transactions/input-data.ts';
import { commandChecker, describe } from '../wallet/check-command.ts';
import { execute } from '../world/execute.ts';
import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import type { Answers } from './types.ts';

/** What a node answers when it cannot decode a transaction. */
const decodingFailure = 60;

/** A transaction of a request: as JSON, or for the rpcs that take it raw, its bytes. */
const transactionOf = ({ tx }: JsonObject): JsonObject | Buffer => (typeof tx === 'string' ? Buffer.from(tx, 'base64') : ((tx ?? {}) as JsonObject));

const checkers = new WeakMap<Definitions, ReturnType<typeof commandChecker>>();

/** @throws Error for what is no transaction, or has a command that breaks a rule */
function read({ definitions }: World, request: JsonObject): ReadTransaction {
  const check = checkers.get(definitions) ?? commandChecker(definitions);
  checkers.set(definitions, check);
  const transaction = readTransaction(definitions, transactionOf(request));
  const violations = check(transaction.command);
  if (violations.length > 0) throw new Error(describe(violations));
  return transaction;
}

/** Runs a transaction that a program has signed itself. */
function submit(world: World, request: JsonObject): JsonObject {
  try {
    const { party, command, signature } = read(world, request);
    return { success: true, txHash: execute(world, party, command, signature).hash, code: 0, data: '', log: '', height: '0' };
  } catch (error) {
    const txHash = createHash('sha256').update(JSON.stringify(request)).digest('hex').toUpperCase();
    return { success: false, txHash, code: decodingFailure, data: (error as Error).message, log: '', height: '0' };
  }
}

function check(world: World, request: JsonObject): JsonObject {
  const answer = { gasWanted: '1', gasUsed: '0', log: '', info: '' };
  try {
    read(world, request);
    return { ...answer, success: true, code: 0, data: '' };
  } catch (error) {
    return { ...answer, success: false, code: decodingFailure, data: (error as Error).message };
  }
}

/** Answers about transactions that programs sign without a wallet. The sandbox checks neither signature nor proof of work. */
export const transactions: Answers = {
  SubmitTransaction: submit,
  SubmitRawTransaction: submit,
  CheckTransaction: check,
  CheckRawTransaction: check,
};
