import { html, type Html } from '../../html/html.ts';
import type { EnumType } from '../model/types.ts';
import { badge } from './badges.ts';
import { inlineProse } from './prose.ts';

/** Up to this many values are shown at once; more are folded away. */
const fewValues = 5;

/**
 * The values of an enum, with what each means.
 *
 * @param numbers whether the values are written as numbers where this stands, so that each needs its number
 */
export function enumValues({ title, values }: EnumType, numbers: boolean): Html {
  const items = values.map(({ valueName, number, description, deprecated }) => {
    const code = numbers ? html`<code>${number}</code> ${valueName}` : html`<code>${valueName}</code>`;
    return html`<li>${code}${deprecated && badge('deprecated', 'deprecated')}${description && html` ${inlineProse(description.split('\n\n')[0] ?? '')}`}</li>`;
  });
  const list = html`<ul class="values">${items}</ul>`;
  if (values.length <= fewValues) return list;
  return html`<details class="values"><summary>${values.length} values of ${title}</summary>${list}</details>`;
}
