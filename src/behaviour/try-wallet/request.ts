import type { SampleHeader, SampleRequest } from '../../../reference/render/samples/sample-request.ts';
import type { JsonObject } from '../../../sandbox/json-object.ts';
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

/**
 * The same request for programs, to a wallet's local service.
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
    body: JSON.parse(bodyOf(draft)) as SampleRequest['body'],
    delivery: 'json',
    requestOverConnection: false,
    fileName: '',
  };
}
