import { curlSample } from '../../reference/render/samples/curl.ts';
import type { SampleHeader, SampleRequest } from '../../reference/render/samples/sample-request.ts';
import { writers } from './writers.ts';

/** What the wallet is asked with where the page has only the command. */
const sendCommand = (transaction: unknown, publicKey: string): object => ({
  jsonrpc: '2.0',
  id: '1',
  method: 'client.send_transaction',
  params: { publicKey, sendingMode: 'TYPE_SYNC', transaction },
});

/** Stands for the key that signs, where the reader has not said which one is theirs: a wallet refuses it. */
const anyKey = 'YOUR_PUBLIC_KEY';

/** The variables of a GraphQL operation stand in the figure after it. */
function variablesOf(button: HTMLElement): unknown {
  const next = button.closest('figure')?.nextElementSibling;
  return next?.tagName === 'FIGURE' && next.querySelector('figcaption')?.textContent === 'Variables'
    ? JSON.parse(next.querySelector('code')?.textContent ?? '{}')
    : undefined;
}

function bodyOf(button: HTMLElement, code: string): unknown {
  const { copyAs: kind } = button.dataset;
  if (kind === 'graphql') return { query: code, variables: variablesOf(button) };
  if (kind === 'command') return sendCommand(JSON.parse(code), button.dataset['key'] ?? anyKey);
  return JSON.parse(code);
}

/**
 * The request of a figure as a program.
 *
 * @param button the figure's `<button data-copy-as>`, which tells what kind of request it is and where it goes
 * @param code the request as the page shows it
 * @param language as the site remembers it; an unknown one gives the first
 * @throws SyntaxError when the code is not the JSON that its kind asks for
 */
export function copyAs(button: HTMLElement, code: string, language: string): string {
  const { address = '', origin, token } = button.dataset;
  const headers: SampleHeader[] = [
    ...(origin === undefined && token === undefined ? [] : [{ name: 'Origin', value: 'https://app.example' }]),
    ...(token === undefined ? [] : [{ name: 'Authorization', value: 'VWT ', variable: 'TOKEN' }]),
  ];
  return (writers[language] ?? curlSample)({
    method: 'POST',
    url: address,
    query: [],
    headers,
    body: JSON.parse(JSON.stringify(bodyOf(button, code))) as SampleRequest['body'],
    delivery: 'json',
    requestOverConnection: false,
    fileName: '',
  });
}
