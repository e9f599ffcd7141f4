// Sends a transaction and waits until a block has carried it out, or has found that it cannot.
// Needs the package ws. The transaction cancels all orders of PUBKEY on MARKET.
import { on, once } from 'node:events';
import WebSocket from 'ws';

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789");
const token = setting("TOKEN", "a long-living API token of the wallet");
const party = setting("PUBKEY", "the public key that signs");
const marketId = setting("MARKET", "the id of the market whose orders it cancels");

async function askWallet(method: string, params: object = {}): Promise<any> {
  const response = await fetch(`${wallet}/api/v2/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `VWT ${token}`, Origin: 'https://samples.example' },
    body: JSON.stringify({ jsonrpc: '2.0', id: '1', method, params }),
  });
  const { result, error } = (await response.json()) as { result?: any; error?: { code: number; data?: string } };
  if (error) throw new Error(`${error.code}: ${error.data}`);
  return result;
}

// region: wait
interface TransactionResult {
  hash: string;
  status?: boolean;
  failure?: { error: string };
}

/** Messages about this party's transactions, kept from now on. Open it before sending: past results are not sent. */
async function openResults(party: string) {
  const stream = new WebSocket(`${dataNode.replace('http', 'ws')}/api/v2/stream/event/bus`);
  await once(stream, 'open');
  const messages = on(stream, 'message', { close: ['close'] });
  stream.send(JSON.stringify({ type: ['BUS_EVENT_TYPE_TRANSACTION_RESULT'], partyId: party }));
  return { messages, close: () => stream.close() };
}

/** Undefined when the transaction had its effect, and otherwise why it had none. */
async function waitFor(messages: AsyncIterable<any>, hash: string): Promise<string | undefined> {
  for await (const [frame] of messages) {
    const { result, error } = JSON.parse(frame.toString());
    if (error) throw new Error(error.message);
    const results: TransactionResult[] = result.events.map((event: any) => event.transactionResult);
    const own = results.find((candidate) => candidate.hash.toUpperCase() === hash.toUpperCase());
    if (own) return own.status ? undefined : own.failure?.error;
  }
  throw new Error('The stream ended before the result came.');
}
// endregion: wait

console.error('Network:', (await askWallet('client.get_chain_id')).chainID);
const results = await openResults(party);
const sent = await askWallet('client.send_transaction', {
  publicKey: party,
  sendingMode: 'TYPE_SYNC',
  transaction: { orderCancellation: { marketId } },
});
console.log('accepted', sent.transactionHash);
const reason = await waitFor(results.messages, sent.transactionHash);
results.close();
console.log(reason === undefined ? 'carried out' : `failed: ${reason}`);
