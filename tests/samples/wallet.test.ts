import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { entityId } from '../../reference/examples/entity-id.ts';
import { loadTransactionCommands } from '../../reference/commands/load-commands.ts';
import { loadOpenRpc } from '../../reference/wallet/load-openrpc.ts';
import { buildProposal, exampleProposal } from '../../content/proposals/build-proposal.ts';
import { proposalKinds } from '../../content/proposals/index.ts';
import type { Sandbox } from '../../sandbox/start-sandbox.ts';
import { apiToken } from '../../sandbox/wallet/tokens.ts';
import type { Proposal } from '../../sandbox/world/types.ts';
import { startLively } from './support/sandbox.ts';
import { tallies } from './support/tally.ts';

/** The JSON-RPC examples of the wallet reference, the example of every command, and the proposals of the tutorials. */

const tally = tallies('wallet reference');
const publicKey = entityId('party');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startLively();
});
afterAll(() => sandbox.close());

interface Answer {
  readonly jsonrpc: string;
  readonly id: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string; readonly data: string };
}

async function call(method: string, params: object): Promise<Answer> {
  const response = await fetch(`${sandbox.urls.wallet}/api/v2/requests`, {
    method: 'POST',
    headers: { Authorization: `VWT ${apiToken}`, Origin: 'http://localhost' },
    body: JSON.stringify({ jsonrpc: '2.0', id: '1', method, params }),
  });
  return (await response.json()) as Answer;
}

/** The id that the network gives to what a transaction makes. */
function idOf(result: Answer['result']): string {
  const { signature } = result?.['transaction'] as { signature: { value: string } };
  return createHash('sha3-256').update(Buffer.from(signature.value, 'hex')).digest('hex');
}

describe('methods', () => {
  const count = tally('JSON-RPC requests');
  const methods = loadOpenRpc(newestRelease).methods.filter(({ name }) => name.startsWith('client.'));
  it.each(methods.map((method) => [method.name, method] as const))('%s', async (name, { examples }) => {
    for (const { params } of examples) {
      count.ran += 1;
      sandbox.requests.take();
      const given = Object.fromEntries(params.map((parameter) => [parameter.name, parameter.value]));
      // The example's key and market are not the sandbox's.
      const sent = 'publicKey' in given ? { ...given, publicKey } : given;
      const { error, jsonrpc } = await call(name, sent);
      expect({ error, jsonrpc }).toEqual({ error: undefined, jsonrpc: '2.0' });
      expect(sandbox.requests.take()).toMatchObject([
        { protocol: 'wallet', operation: name, body: { method: name, params: sent } },
      ]);
      count.passed += 1;
    }
  });
});

describe('commands', () => {
  const count = tally('command examples');
  it.each(
    loadTransactionCommands(newestRelease)
      .filter(({ acceptedByWallet }) => acceptedByWallet)
      .map((command) => [command.name, command.example] as const),
  )('%s', async (_, example) => {
    count.ran += 1;
    const { error, result } = await call('client.check_transaction', { publicKey, transaction: example });
    expect(error).toBeUndefined();
    expect(result).toHaveProperty('transaction.signature.value');
    count.passed += 1;
  });

  it('says what is wrong with a command, by field', async () => {
    const { error } = await call('client.check_transaction', {
      publicKey,
      transaction: { voteSubmission: { proposalId: 'none', value: 'VALUE_YES' } },
    });
    expect(error).toEqual({
      code: -32602,
      message: 'Invalid params',
      data: 'vote_submission.proposal_id (should be a valid Vega ID)',
    });
  });
});

describe('proposals', () => {
  const count = tally('proposals');
  it.each(Object.values(proposalKinds))('$kind is sent and comes open', async (kind) => {
    count.ran += 1;
    const { parameters } = sandbox.definitions.network;
    const transaction = buildProposal(kind, exampleProposal(kind, parameters, Math.floor(Date.now() / 1000)), {});
    const { error, result } = await call('client.send_transaction', {
      publicKey,
      sendingMode: 'TYPE_SYNC',
      transaction,
    });
    expect(error).toBeUndefined();
    // As on the network: the id is the hash of the signature, and a new asset waits for the validators before it is open.
    const proposal = (): Proposal | undefined => sandbox.world.governance.proposals.get(idOf(result));
    expect(proposal()).toMatchObject({ partyId: publicKey });
    expect(proposal()?.terms).toHaveProperty(kind.term);
    await expect.poll(() => proposal()?.state, { timeout: 3000 }).toBe('STATE_OPEN');
    count.passed += 1;
  });
});
