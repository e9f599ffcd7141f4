import { html, joined, type Html } from '../../html/html.ts';

/** Names in code font, with a comma or a word between them. */
export const codeList = (names: readonly string[], between = ', '): Html =>
  joined(
    names.map((name) => html`<code>${name}</code>`),
    between,
  );
