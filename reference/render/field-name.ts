import { breakable } from '../../html/breakable.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { html, trusted, type Html } from '../../html/html.ts';

/** The name of a field as the link to itself: the reader copies the field's address from it. */
export const fieldName = (id: string, name: string): Html => html`<a class="name" href="#${id}">${name}</a>`;

/** Shorter names leave room for the columns beside them. */
const longName = 24;

/** A name that may break at its places. */
export const breakableName = (name: string): Html =>
  trusted(breakable(escapeHtml(name)), 'adds places to break to what is escaped');

/** The name of a field or value in the first column of a table: a long one may break at its places. */
export const cellName = (name: string): Html | string => (name.length < longName ? name : breakableName(name));
