import { escapeHtml } from '../../html/highlight/escape-html.ts';

/** The name of a field as the link to itself: the reader copies the field's address from it. */
export const fieldName = (id: string, name: string): string => `<a class="name" href="#${id}">${escapeHtml(name)}</a>`;
