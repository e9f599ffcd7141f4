import { breakable } from '../../html/breakable.ts';
import { escapeHtml } from '../../html/highlight/escape-html.ts';

/** The name of a field as the link to itself: the reader copies the field's address from it. */
export const fieldName = (id: string, name: string): string => `<a class="name" href="#${id}">${escapeHtml(name)}</a>`;

/** Shorter names leave room for the columns beside them. */
const longName = 24;

/** The name of a field or value in the first column of a table: a long one may break at its places. */
export const cellName = (name: string): string => (name.length < longName ? name : breakable(name));
