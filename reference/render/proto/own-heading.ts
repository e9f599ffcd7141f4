import { html, type Html } from '../../../html/html.ts';

/** A heading that is the link to itself: a shorter form for pages with hundreds of them. `title` is also the anchor. */
export const ownHeading = (level: number, title: string, text: string = title): Html =>
  html`<h${level} id="${title}"><a href="#${title}">${text}</a></h${level}>`;
