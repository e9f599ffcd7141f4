import { codeFigure } from '../../html/highlight/code-figure.ts';
import { errorExample } from '../examples/operation-example.ts';
import { section, type Section } from './heading.ts';
import { inTree } from './placeholders.ts';

const statuses: readonly (readonly [status: number, code: number, meaning: string])[] = [
  [400, 3, 'A parameter or the body is missing, malformed or out of range.'],
  [404, 5, 'There is no such thing, or no such path.'],
  [429, 8, 'Too many requests or subscriptions from your address.'],
  [500, 13, 'The node failed to answer.'],
];

/** What an operation answers when it fails; the same for all of them. */
export function errorSection(): Section {
  const rows = statuses.map(
    ([status, code, meaning]) => `<tr><td>${status}</td><td>${code}</td><td>${meaning}</td></tr>`,
  );
  const html =
    "<p>A request that fails is answered with a status of 400 or above and this document. <code>code</code> is the gRPC status code; each entry of <code>details</code> tells the API's own error number and text, " +
    `see <a href="${inTree('/api/grpc/vega/vega.proto#ErrorDetail')}">ErrorDetail</a>. ` +
    'Errors that the gateway itself finds have no details.</p>' +
    codeFigure(JSON.stringify(errorExample, null, 2), 'json', 'Error') +
    `<table><thead><tr><th scope="col">HTTP status</th><th scope="col">code</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return section('errors', 'Errors', html);
}
