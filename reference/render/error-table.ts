import { html, type Part, type Html } from '../../html/html.ts';
import { outcomesOf } from '../errors/outcomes.ts';
import { grpcCodes, type ApiError, type ErrorForm, type ErrorSource, type GrpcCode } from '../errors/types.ts';
import {
  errorLink,
  errorRows,
  ownRows,
  remedyText,
  statusCell,
  whenText,
  type ErrorCells,
  type OwnError,
} from './error-section.ts';
import { heading, type TocItem } from './heading.ts';
import { inTree } from './placeholders.ts';
import { inlineProse } from './prose.ts';

const graphqlErrorsAnchor = 'errors';
const rpcErrorsAnchor = (service: string): string => `${service}-errors`;

const rowOf = (cells: readonly Part[]): Html => html`<tr>${cells.map((cell) => html`<td>${cell}`)}`;
const table = (code: string, text: string, rows: readonly Html[]): Html =>
  html`<table class="members errors"><thead><tr><th scope="col">${code}<th scope="col">${text}<th scope="col">When<th scope="col">What to do<tbody>${rows}</table>`;

/** The errors of one call, after a link to those that every call has. Only the link where it has none of its own. */
function ownTable(
  rows: readonly Html[],
  lead: Part,
  note: Part,
  common: string,
  head: readonly [string, string],
): Html {
  const whole = html`<a href="#${common}">${common === graphqlErrorsAnchor ? 'any query' : 'any call'}</a>`;
  return rows.length === 0
    ? html`<p>${lead} those of ${whole}.${note}</p>`
    : html`<p>${lead} these, and those of ${whole}.${note}</p>${table(...head, rows)}`;
}

/** What an rpc answers when it fails. */
export function rpcErrors(errors: readonly OwnError[], service: string): Html {
  const only = errors.some(([{ grpc }]) => grpc === 'PERMISSION_DENIED') ? ' Only certain keys are permitted.' : '';
  return ownTable(errorRows(errors.flatMap(ownRows)), 'Errors:', only, rpcErrorsAnchor(service), [
    'HTTP, gRPC',
    'Details',
  ]);
}

/**
 * What any rpc of a server answers when it fails, for clients of gRPC itself.
 * Source: docs/api/grpc/overview.mdx, where limits and codes are told at length.
 */
export function commonRpcErrors(source: ErrorSource, service: string): { toc: TocItem; html: Html } {
  const toc = { id: rpcErrorsAnchor(service), value: 'Errors of any call', level: 3 };
  const row = (code: GrpcCode, when: string, remedy: string): Html =>
    rowOf([statusCell(code), 'no details', inlineProse(when), inlineProse(remedy)]);
  const limited = source === 'data-node' || source === 'core';
  const where = source === 'core' ? 'On a data node' : 'The node';
  const rows = [
    row(
      'RESOURCE_EXHAUSTED',
      `${limited ? `${where}: more requests than its limit, or too many streams at the same time. ` : ''}The message is larger than your client takes.`,
      `${limited ? 'Wait at least a second, and longer with each refusal. ' : ''}Raise the limit of your client, or ask for smaller pages.`,
    ),
    ...(limited
      ? [
          row(
            'PERMISSION_DENIED',
            `${where}: your address is banned, because it went on asking while it was refused.`,
            'Wait for the seconds in `ratelimit-retry-after`.',
          ),
        ]
      : []),
    row(
      'DEADLINE_EXCEEDED',
      `Your deadline has passed${limited ? ', or a core node did not answer its data node within five seconds' : ''}.`,
      'Try again.',
    ),
    row('UNAVAILABLE', 'The node cannot be reached.', 'Try again, or ask another node.'),
    row('UNIMPLEMENTED', 'This kind of node does not have the service.', 'Ask a node of the right kind.'),
  ];
  const limits = limited
    ? html` Data nodes allow 100 requests at once, refilled at 20 a second, unless their operator chose otherwise: see <a href="${inTree('/api/overview#limits')}">limits</a>.`
    : ' The node limits no requests.';
  return {
    toc,
    html: html`${heading(toc)}<p>No permission is needed, except where a call says so.${limits} The HTTP status is the one that REST answers.</p>${table('HTTP, gRPC', 'Details', rows)}`,
  };
}

/** How Go's gRPC writes a code: NotFound, and with one l Canceled. */
const goName = (code: GrpcCode): string =>
  code === 'CANCELLED'
    ? 'Canceled'
    : code
        .split('_')
        .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
        .join('');

const typeCell = (code: GrpcCode): Html => html`<code>${goName(code)}</code> ${grpcCodes[code][0]}`;

/**
 * An error as GraphQL gives it: the name that Go has for the code as `extensions.type`, and the text of the details as the message, which
 * is empty where there are none. Number and cause it leaves out. Source: `vega:datanode/gateway/graphql/server.go` (errMiddleware).
 */
function graphqlRows([error, forms]: OwnError): ErrorCells[] {
  return forms.map((form) => {
    const types = outcomesOf(error, form).map(({ grpc, condition }) =>
      condition === '' ? typeCell(grpc) : html`<p>${typeCell(grpc)} ${condition}</p>`,
    );
    return [html`${types}`, messageCell(error, form), inlineProse(whenText(error)), graphqlRemedy(error, form)];
  });
}

function messageCell(error: ApiError, form: ErrorForm): Html {
  const told = form === 'prefixed' ? `…: ${error.text}` : error.text;
  const empty = form === 'bare' || error.number === undefined;
  return empty ? html`empty; the node said ${errorLink(error, told, told)}` : errorLink(error, told);
}

/** There is no cause to read: the gateway does not pass it on. */
const graphqlRemedy = (error: ApiError, form: ErrorForm): Html => {
  const remedy = remedyText(error, form).replace(/^Read `inner`[;.] (.)/, (_, first: string) => first.toUpperCase());
  return inlineProse(remedy);
};

/** What the rpc behind a field of Query answers when it fails, as GraphQL passes it on. */
export function graphqlErrors(errors: readonly OwnError[], lead: Html): Html {
  const named = errors.some(([error]) => whenText(error).includes('`inner`'))
    ? html` <code>inner</code>, of which a text speaks, is not passed on.`
    : '';
  return ownTable(errorRows(errors.flatMap(graphqlRows)), lead, named, graphqlErrorsAnchor, ['Type, code', 'Message']);
}

/** What any query can be answered. Source: docs/api/graphql/overview.mdx, which tells limits and errors at length. */
export function commonGraphqlErrors(): { toc: TocItem; html: Html } {
  const toc = { id: graphqlErrorsAnchor, value: 'Errors of any query', level: 2 };
  const field = (code: GrpcCode): Html => html`<code>200</code> ${typeCell(code)}`;
  const rows = (
    [
      [
        html`<code>422</code> <code>OK</code> 0`,
        'empty',
        'The query has a fault of syntax or does not fit the schema.',
        'Check it against the schema, where the fault is named.',
      ],
      [
        html`<code>200</code> <code>OK</code> 0`,
        'empty',
        'The query names more fields than the limit of the node, 3,750 unless its operator chose otherwise.',
        'Ask for fewer fields, or in several queries.',
      ],
      [
        html`<code>400</code>`,
        'a sentence',
        'The body is no JSON, or is not called so by its `Content-Type`.',
        'Send JSON with `Content-Type: application/json`.',
      ],
      [
        html`<code>429</code>`,
        'plain text',
        'More requests than the limit of the node, or too many open connections.',
        'Wait at least a second, and longer with each refusal.',
      ],
      [
        html`<code>403</code>`,
        'plain text',
        'Your address is banned, because it went on asking while it was refused.',
        'Wait for the seconds in `RateLimit-Retry-After`.',
      ],
      [
        field('RESOURCE_EXHAUSTED'),
        'empty',
        'The answer to one part of the query is above 4 MB.',
        'Ask for smaller pages.',
      ],
      [field('UNAVAILABLE'), 'empty', 'The node behind the gateway is away.', 'Try again, or ask another node.'],
    ] as const
  ).map(([code, text, when, remedy]) => rowOf([code, text, inlineProse(when), inlineProse(remedy)]));
  return {
    toc,
    html: html`
      <section>${heading(toc)}<p>No permission is needed. Requests are limited: see <a href="${inTree('/api/graphql/overview#limits')}">limits</a>. What a field cannot answer comes with the HTTP status 200 and an entry of <code>errors</code>: <code>message</code>, and as <code>extensions</code> the <code>type</code> and <code>code</code> of gRPC. <a href="${inTree('/api/graphql/overview#errors')}">How to read them</a></p>${table('HTTP, type, code', 'Message', rows)}</section>`,
  };
}
