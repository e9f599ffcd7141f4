import { html, nothing, type Html, type Part } from '../../../html/html.ts';
import { inlineProse } from '../prose.ts';

/** A parameter, return value or event argument. */
export interface NamedValue {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
  readonly indexed?: boolean;
}

/** Values with their Solidity types and meaning; empty without values. */
export function memberTable(title: string, values: readonly NamedValue[]): Html {
  if (values.length === 0) return nothing;
  const rows = values.map(
    ({ name, type, doc, indexed }) =>
      html`<tr><td>${name !== '' && html`<code>${name}</code>`}<td><code>${type}</code>${indexed && ' indexed'}<td>${inlineProse(doc)}`,
  );
  return html`<table class="members"><thead><tr><th scope="col">${title}<th scope="col">Type<th scope="col">Meaning<tbody>${rows}</table>`;
}

/** Terms with texts, those without text left out. */
export function facts(entries: readonly (readonly [term: string, text: Part])[]): Html {
  const shown = entries.map(([term, text]) => [term, html`${text}`] as const).filter(([, text]) => !text.isEmpty);
  return shown.length === 0
    ? nothing
    : html`<dl class="facts">${shown.map(([term, text]) => html`<dt>${term}<dd>${text}`)}</dl>`;
}
