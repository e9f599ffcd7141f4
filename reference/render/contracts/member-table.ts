import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import { inlineProse } from '../prose.ts';

/** A parameter, return value or event argument. */
export interface NamedValue {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
  readonly indexed?: boolean;
}

/** Values with their Solidity types and meaning; empty without values. */
export function memberTable(title: string, values: readonly NamedValue[]): string {
  if (values.length === 0) return '';
  const rows = values.map(
    ({ name, type, doc, indexed }) =>
      `<tr><td>${name === '' ? '' : `<code>${escapeHtml(name)}</code>`}<td><code>${escapeHtml(type)}</code>${indexed ? ' indexed' : ''}<td>${inlineProse(doc)}`,
  );
  return `<table class="members"><thead><tr><th scope="col">${title}<th scope="col">Type<th scope="col">Meaning<tbody>${rows.join('')}</table>`;
}

/** Terms with texts, those without text left out. */
export function facts(entries: readonly (readonly [term: string, html: string])[]): string {
  const shown = entries.filter(([, html]) => html !== '');
  return shown.length === 0
    ? ''
    : `<dl class="facts">${shown.map(([term, html]) => `<dt>${term}<dd>${html}`).join('')}</dl>`;
}

export const codeList = (names: readonly string[]): string =>
  names.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ');
