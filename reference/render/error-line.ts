import { escapeHtml } from '../../html/highlight/escape-html.ts';
import { outcomesOf } from '../errors/outcomes.ts';
import type { ApiError, ErrorForm, GrpcCode } from '../errors/types.ts';
import { errorsRoute } from './error-section.ts';
import { inTree } from './placeholders.ts';

type Row = readonly [ApiError, readonly ErrorForm[]];

/** The codes that an error can come with, and the number in its details; 10000 where it stands after other words. */
function entry([error, forms]: Row): string {
  const codes = [...new Set(forms.flatMap((form) => outcomesOf(error, form).map(({ grpc }) => grpc)))];
  const told = forms.every((form) => form === 'bare') || error.number === undefined;
  const label = told ? escapeHtml(error.text) : String(forms.includes('prefixed') ? 10000 : error.number);
  return `<a href="${inTree(`${errorsRoute}#${error.source}-${error.name}`)}">${label}</a> ${codes.map(codeText).join(' ')}`;
}

const codeText = (code: GrpcCode): string => `<code>${code}</code>`;

/**
 * The errors of a call in one line: number of each, linked to its text and remedy, and the gRPC codes that it comes with. Empty for a call
 * that has none of its own.
 *
 * @param lead what stands before the list
 * @param whole address of a table that says when each occurs; undefined where there is none
 */
export function errorLine(rows: readonly Row[], lead: string, whole: string | undefined): string {
  if (rows.length === 0) return '';
  const more = whole === undefined ? '' : ` <a href="${whole}">When, and what to do</a>`;
  return `<p>${lead} ${rows.map(entry).join(' · ')}.${more}</p>`;
}
