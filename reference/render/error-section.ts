import { attributes, html, type Html, type Part } from '../../html/html.ts';
import { outcomesOf } from '../errors/outcomes.ts';
import { grpcCodes, type ApiError, type ErrorForm, type GrpcCode } from '../errors/types.ts';
import type { Operation } from '../model/operation.ts';
import { section, type Section } from './heading.ts';
import { inTree } from './placeholders.ts';
import { inlineProse } from './prose.ts';

export const errorsRoute = '/api/errors';

/**
 * A link to an error on the page of all of them. A text of no words, “…”, stands for any: whoever hears the link would hear nothing.
 *
 * @param text the error’s, as the call gives it
 */
export const errorLink = ({ source, name }: ApiError, text: string, shown: Part = html`<code>${text}</code>`): Html =>
  html`<a href="${inTree(`${errorsRoute}#${source}-${name}`)}"${attributes({ 'aria-label': !/[\p{L}\d]/u.test(text) && 'a text that varies' })}>${shown}</a>`;

/** HTTP status and gRPC code, as a cell of a table. */
export const statusCell = (code: GrpcCode): Html =>
  html`<code>${grpcCodes[code][1]}</code> ${grpcCodes[code][0]} <code>${code}</code>`;

/** When an error occurs, as its own text or, of a failure without one, what the code says of all of them. */
export const whenText = ({ when, mistake }: ApiError): string =>
  when ?? (mistake ? 'The request is wrong.' : 'The node could not get it from its database or from another service.');

/** What the caller does about an error. */
export function remedyText({ mistake, request, grpc }: ApiError, form: ErrorForm): string {
  if (form === 'bare') return 'Look at the request; if it is right, try another node.';
  if (form === 'prefixed' || mistake || request) return 'Correct the request.';
  if (grpc === 'PERMISSION_DENIED') return 'Use a key that the node takes.';
  if (grpc !== undefined) return 'Check the id or hash; what is new may come later.';
  if (form === 'alone') return 'Try another node.';
  return form === 'failed'
    ? 'Read `inner`; try once or twice more, then another node.'
    : 'Read `inner`. Check the ids; try once or twice more, then another node.';
}

/** What a data node asks its core node without a time limit, or answers itself. */
const withoutDeadline = new Set(['CoreService_GetSpamStatistics', 'CoreService_ObserveEventBus']);

/** Rows that hold for every operation of a service, from its gateway and its limits. */
function common({ id, service, delivery, requestOverConnection }: Operation): Html[] {
  const row = (code: GrpcCode, when: string, remedy: string): Html =>
    html`<tr><td>${statusCell(code)}<td>no details<td>${inlineProse(when)}<td>${inlineProse(remedy)}`;
  const streams = delivery === 'stream' || delivery === 'compact-stream';
  const limited = service === 'data-v2' || service === 'core';
  const reads = requestOverConnection ? 'The message' : 'A value in the path, the query or the body';
  return [
    row('INVALID_ARGUMENT', `${reads} cannot be read as its type; \`message\` says which.`, 'Correct the request.'),
    ...(limited
      ? [
          row(
            'RESOURCE_EXHAUSTED',
            `On a data node: more requests than its limit${streams ? ', or too many streams at the same time' : ''}.`,
            'Wait at least a second, and longer with each refusal.',
          ),
          row(
            'PERMISSION_DENIED',
            'On a data node: your address is banned, because it went on asking while it was refused.',
            'Wait for the seconds in `RateLimit-Retry-After`.',
          ),
        ]
      : []),
    ...(service === 'core' && !withoutDeadline.has(id)
      ? [row('DEADLINE_EXCEEDED', 'The core node did not answer the data node within five seconds.', 'Try again.')]
      : []),
    row('UNAVAILABLE', 'The node behind the gateway is away.', 'Try again, or ask another node.'),
  ];
}

/** An error of a call, and how the call gives it. */
export type OwnError = readonly [ApiError, readonly ErrorForm[]];

/** A row of a table of errors: status and code, details, when, what to do. */
export type ErrorCells = readonly [code: Html, details: Html, when: Html, remedy: Html];

/** The errors of one call. */
export function ownRows([error, forms]: OwnError): ErrorCells[] {
  return forms.map((form) => {
    const outcomes = outcomesOf(error, form);
    const cells = outcomes.map(({ grpc, condition }) =>
      condition === '' ? statusCell(grpc) : html`<p>${statusCell(grpc)} ${condition}</p>`,
    );
    const number = form === 'prefixed' ? 10000 : error.number;
    const told = form === 'prefixed' ? `…: ${error.text}` : error.text;
    const details =
      form === 'bare' || number === undefined
        ? html`no details; <code>message</code> is ${errorLink(error, error.text)}`
        : html`${number} ${errorLink(error, told)}`;
    return [html`${cells}`, details, inlineProse(whenText(error)), inlineProse(remedyText(error, form))];
  });
}

/** The rows of a table. Errors that differ in their details alone share one. */
export function errorRows(errors: readonly ErrorCells[]): Html[] {
  const shared = new Map<string, { row: ErrorCells; details: Html[] }>();
  for (const row of errors) {
    const [code, details, when, remedy] = row;
    const key = html`${code}<td>${when}<td>${remedy}`.text;
    shared.set(key, { row, details: [...(shared.get(key)?.details ?? []), details] });
  }
  return [...shared.values()].map(({ row: [code, , when, remedy], details }) => {
    const list = details.length === 1 ? details : details.map((each) => html`<p>${each}`);
    return html`<tr><td>${code}<td>${list}<td>${when}<td>${remedy}`;
  });
}

/** What an operation answers when it fails: statuses, codes and texts, when each occurs and what to do. */
export function errorSection(operation: Operation, own: readonly OwnError[]): Section {
  const page = inTree(errorsRoute);
  const rows = [...errorRows(own.flatMap(ownRows)), ...common(operation)];
  const limits =
    (operation.service === 'data-v2' || operation.service === 'core') &&
    html` Data nodes allow 100 requests at once, refilled at 20 a second, unless their operator chose otherwise: see <a href="${inTree('/api/overview#limits')}">limits</a>.`;
  const content = html`
    <p>${own.some(([{ grpc }]) => grpc === 'PERMISSION_DENIED') ? 'Only certain keys are permitted.' : 'No permission is needed.'}${limits} A request that fails is answered with a status of 400 or above; <code>code</code> is the gRPC code, and <code>details</code> mostly holds one <a href="${inTree('/api/grpc/vega/vega.proto#ErrorDetail')}">ErrorDetail</a> with number, text and cause. <a href="${page}">All errors</a></p>
    <table class="members errors"><thead><tr><th scope="col">HTTP, gRPC<th scope="col">Details<th scope="col">When<th scope="col">What to do<tbody>${rows}</table>`;
  return section('errors', 'Errors', content);
}
