import type { EnumType } from '../model/types.ts';
import { inlineProse } from './prose.ts';

/** Up to this many values are shown at once; more are folded away. */
const fewValues = 5;

/**
 * The values of an enum, with what each means.
 *
 * @param numbers whether the values are written as numbers where this stands, so that each needs its number
 */
export function enumValues({ title, values }: EnumType, numbers: boolean): string {
  const items = values.map(({ valueName, number, description, deprecated }) => {
    const code = numbers ? `<code>${number}</code> ${valueName}` : `<code>${valueName}</code>`;
    const mark = deprecated ? ' <span class="badge deprecated">deprecated</span>' : '';
    return `<li>${code}${mark}${description ? ` ${inlineProse(description.split('\n\n')[0] ?? '')}` : ''}</li>`;
  });
  const list = `<ul class="values">${items.join('')}</ul>`;
  if (values.length <= fewValues) return list;
  return `<details class="values"><summary>${values.length} values of ${title}</summary>${list}</details>`;
}
