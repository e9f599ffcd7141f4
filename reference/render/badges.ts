/** A short word about an element: `required`, `deprecated`, `one of kind`. */
export function badge(kind: 'required' | 'deprecated' | 'repeated' | 'oneof' | 'stream', text: string): string {
  return ` <span class="badge ${kind}">${text}</span>`;
}
