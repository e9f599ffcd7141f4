import type { SampleHeader, SampleRequest } from '../../../reference/render/samples/sample-request.ts';
import type { JsonObject } from '../../../common/json.ts';
import type { WalletDraft } from './link.ts';

/** Whether a method takes a transaction. */
export const takesTransaction = (method: string): boolean => method.endsWith('_transaction');
/** Whether a method needs a token. */
export const needsToken = (method: string): boolean =>
  method !== 'client.connect_wallet' && method !== 'client.get_chain_id';

/** The JSON-RPC request of what is in the panel. */
export function bodyOf({ method, publicKey, sendingMode, walletKey, content, body }: WalletDraft): string {
  if (body !== undefined) return body;
  const params: JsonObject = {
    ...(publicKey === '' ? {} : { publicKey }),
    ...(method !== 'client.send_transaction' || sendingMode === '' ? {} : { sendingMode }),
    transaction: { [walletKey]: content },
  };
  const request = { jsonrpc: '2.0', id: '1', method, ...(takesTransaction(method) ? { params } : {}) };
  return JSON.stringify(request, null, 2);
}

/** An origin that is safe as part of any program; of another one programs hold the samples' own. */
const safeOrigin = (origin: string): string => (/^[\w.:/-]{1,200}$/.test(origin) ? origin : 'https://app.example');

/** A key, an id or an Ethereum address. */
const identifier = /^(?:0x)?[0-9a-f]{40,128}$/i;

/** What stands for a value that is the reader’s to give: it is no identifier of anything. */
const placeholderOf = (name: string): string =>
  `YOUR_${name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase()}`;

/** The same JSON with a placeholder for each key, id and address in it. `name` is that of the member it belongs to. */
function withoutIdentifiers(value: unknown, name = 'id'): unknown {
  if (typeof value === 'string') return identifier.test(value) ? placeholderOf(name) : value;
  if (Array.isArray(value)) return value.map((item) => withoutIdentifiers(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutIdentifiers(item, key)]));
}

/**
 * The same request for programs, to a wallet's local service. Keys, ids and addresses are those of a network that does not exist, or came
 * with a link that anybody may have written: what is signed must not hold them, so placeholders stand there.
 *
 * @throws SyntaxError when the body is no JSON
 */
export function programRequest(draft: WalletDraft, address: string): SampleRequest {
  const headers: SampleHeader[] = [
    ...(draft.origin === '' ? [] : [{ name: 'Origin', value: safeOrigin(draft.origin) }]),
    // A token is a secret: programs take it from the environment.
    ...(draft.authorization === '' ? [] : [{ name: 'Authorization', value: 'VWT ', variable: 'TOKEN' }]),
  ];
  return {
    method: 'POST',
    url: address,
    query: [],
    headers,
    body: withoutIdentifiers(JSON.parse(bodyOf(draft))) as SampleRequest['body'],
    delivery: 'json',
    requestOverConnection: false,
    fileName: '',
  };
}
