import { fromBase64, textOf } from '../../common/bytes.ts';
import { sha256Hex } from '../../common/digest.ts';
import { amendOrder, cancelOrders } from './amend-cancel.ts';
import { runBatch } from './batch.ts';
import { submitProposal, vote } from './governance.ts';
import { amendLiquidity, cancelLiquidity, submitLiquidity } from './liquidity.ts';
import { submitOrder } from './orders.ts';
import { delegate, undelegate } from './staking.ts';
import { cancelStopOrders, submitStopOrders } from './stop-orders.ts';
import { cancelTransfer, transferFunds } from './transfers.ts';
import type { JsonObject } from './types.ts';
import { withdraw } from './withdrawals.ts';
import type { World } from './world.ts';

type Run = (world: World, party: string, command: JsonObject) => unknown;

/** What the commands do, by their key in a wallet request. Others are accepted and leave only their transaction. */
const commands: Readonly<Record<string, Run>> = {
  orderSubmission: (world, party, command) => submitOrder(world, party, command),
  orderCancellation: cancelOrders,
  orderAmendment: amendOrder,
  batchMarketInstructions: runBatch,
  stopOrdersSubmission: (world, party, command) => submitStopOrders(world, party, command),
  stopOrdersCancellation: cancelStopOrders,
  liquidityProvisionSubmission: (world, party, command) => submitLiquidity(world, party, command),
  liquidityProvisionAmendment: amendLiquidity,
  liquidityProvisionCancellation: cancelLiquidity,
  transfer: (world, party, command) => transferFunds(world, party, command),
  cancelTransfer,
  withdrawSubmission: (world, party, command) => withdraw(world, party, command),
  delegateSubmission: delegate,
  undelegateSubmission: undelegate,
  proposalSubmission: (world, party, command) => submitProposal(world, party, command),
  voteSubmission: vote,
  oracleDataSubmission: (world, party, { payload }) => {
    const text = textOf(fromBase64(String(payload)));
    const values = JSON.parse(text) as Record<string, unknown>;
    const data = {
      externalData: {
        data: {
          signers: [{ pubKey: { key: party } }],
          data: Object.entries(values).map(([name, value]) => ({ name, value: String(value) })),
          matchedSpecIds: [],
          broadcastAt: world.now(),
          metaData: [],
        },
      },
    };
    world.oracleData.push(data);
    world.events.emit('oracleData', data);
  },
};

/** What became of a transaction. */
export interface Outcome {
  /** 64 hexadecimal digits in upper case, as the wallet gives it. */
  readonly hash: string;
  /** Why the command failed when a block ran it; the transaction is in the block all the same. */
  readonly error: string | undefined;
}

/**
 * Runs a transaction as the next block would.
 *
 * @param command its name in a wallet request with its fields, such as `{ voteSubmission: { … } }`
 * @param signature of the transaction, hexadecimal; what the transaction makes has its id from it
 */
export function execute(world: World, party: string, command: JsonObject, signature = world.newId()): Outcome {
  world.parties.add(party);
  const [name] = Object.keys(command);
  const hash = sha256Hex(signature).toUpperCase();
  const run = commands[name ?? ''];
  let error: string | undefined;
  try {
    world.withSignature(signature, () => run?.(world, party, command[name ?? ''] as JsonObject));
  } catch (failure) {
    error = (failure as Error).message;
  }
  record(world, party, command, hash, error);
  return { hash, error };
}

function record(world: World, party: string, command: JsonObject, hash: string, error: string | undefined): void {
  const [name = ''] = Object.keys(command);
  const example = world.definitions.example('blockexplorer.api.v1.Transaction');
  const transaction: JsonObject = {
    ...example,
    hash,
    submitter: party,
    block: String(world.height),
    index: world.transactions.length % 100,
    code: error ? 70 : 0,
    type: world.definitions.commandTitle(name),
    cursor: `${world.height}.${world.transactions.length}`,
    command: { nonce: String(world.transactions.length + 1), blockHeight: String(world.height - 1), ...command },
    createdAt: new Date(world.clock()).toISOString(),
    ...(error ? { error } : {}),
  };
  world.transactions.push(transaction);
  world.events.emit('transaction', {
    partyId: party,
    status: !error,
    hash: hash.toLowerCase(),
    ...(error ? { failure: { error } } : { success: {} }),
  });
}
