import { escapeHtml } from '../../html/highlight/escape-html.ts';
import { outcomesOf } from '../errors/outcomes.ts';
import type { ApiError, ErrorForm, GrpcCode } from '../errors/types.ts';
import { errorLink } from './error-section.ts';

type Row = readonly [ApiError, readonly ErrorForm[]];

/** The codes that an error can come with, and the number in its details; 10000 where it stands after other words. */
function entry([error, forms]: Row): string {
  const told = forms.every((form) => form === 'bare') || error.number === undefined;
  const label = told ? escapeHtml(error.text) : String(forms.includes('prefixed') ? 10000 : error.number);
  return `${linkTo(error, label)} ${codesOf(error, forms).map(codeText).join(' ')}`;
}

/**
 * The same as GraphQL gives it: the text of the details as the message, which is empty where there are none, and the Go name of the code;
 * the number it leaves out. Source: `vega:datanode/gateway/graphql/server.go` (errMiddleware).
 */
export function graphqlEntry([error, forms]: Row): string {
  const isEmpty = (form: ErrorForm): boolean => form === 'bare' || error.number === undefined;
  const empty = forms.every(isEmpty) ? ', empty message' : forms.some(isEmpty) ? ', or an empty message' : '';
  const text = `${forms.includes('prefixed') ? '… ' : ''}${escapeHtml(error.text)}`;
  return `${linkTo(error, text)} ${codesOf(error, forms).map(goName).map(codeText).join(' ')}${empty}`;
}

const linkTo = (error: ApiError, label: string): string => `${errorLink(error, label)}${label}</a>`;

const codesOf = (error: ApiError, forms: readonly ErrorForm[]): GrpcCode[] => [
  ...new Set(forms.flatMap((form) => outcomesOf(error, form).map(({ grpc }) => grpc))),
];

/** How Go's gRPC writes a code: NotFound, and with one l Canceled. */
const goName = (code: GrpcCode): string =>
  code === 'CANCELLED'
    ? 'Canceled'
    : code
        .split('_')
        .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
        .join('');

const codeText = (code: string): string => `<code>${code}</code>`;

/**
 * The errors of a call in one line: number of each, linked to its text and remedy, and the gRPC codes that it comes with. Empty for a call
 * that has none of its own.
 *
 * @param lead what stands before the list
 * @param show what an error is shown as: by default as gRPC gives it
 * @param whole address of a table that says when each occurs; undefined where there is none
 */
export function errorLine(
  rows: readonly Row[],
  lead: string,
  whole: string | undefined,
  show: (row: Row) => string = entry,
): string {
  if (rows.length === 0) return '';
  const more = whole === undefined ? '' : ` <a href="${whole}">When, and what to do</a>`;
  return `<p>${lead} ${rows.map(show).join(' · ')}.${more}</p>`;
}
