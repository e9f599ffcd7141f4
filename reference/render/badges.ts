import { html, type Html } from '../../html/html.ts';
/** A short word about an element: `required`, `deprecated`, `one of kind`. */
export function badge(kind: 'required' | 'deprecated' | 'repeated' | 'oneof' | 'stream', text: string): Html {
  return html` <span class="badge ${kind}">${text}</span>`;
}
