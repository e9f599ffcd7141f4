import { escapeHtml } from '../../../html/highlight/escape-html.ts';

/** A heading that is the link to itself: a shorter form for pages with hundreds of them. `title` is also the anchor. */
export const ownHeading = (level: number, title: string, text: string = title): string =>
  `<h${level} id="${title}"><a href="#${title}">${escapeHtml(text)}</a></h${level}>`;
