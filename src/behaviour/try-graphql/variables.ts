import type { VariableChoices } from '../../../sandbox/in-page/graphql/graphql-protocol.ts';
import { element } from '../element.ts';

type Values = Record<string, unknown>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Variables with a value put into one place; undefined where what is written is no JSON object, so that nothing is lost. */
export function withVariable(
  written: string,
  path: readonly string[],
  value: string,
  isList: boolean,
): string | undefined {
  let values: unknown;
  try {
    values = written.trim() === '' ? {} : JSON.parse(written);
  } catch {
    return undefined;
  }
  if (!isObject(values)) return undefined;
  const last = path.at(-1) ?? '';
  let place = values;
  for (const key of path.slice(0, -1)) {
    const next = place[key];
    if (!isObject(next)) return undefined;
    place = next;
  }
  place[last] = isList ? [value] : value;
  return JSON.stringify(values, null, 2);
}

/** Lists of what this network has for the variables, one for each place; the same lists as before stay as they are, with the focus in them. */
export function showChoices(host: HTMLElement, variables: readonly VariableChoices[]): void {
  const now = JSON.stringify(variables);
  if (host.dataset['shown'] === now) return;
  host.dataset['shown'] = now;
  host.replaceChildren(
    ...variables.map(({ path, isList, choices }) => {
      const name = path.join('.');
      const select = element(
        'select',
        { 'data-path': JSON.stringify(path), 'aria-label': `${name}: choose from this network` },
        element('option', { value: '' }, `${name}: choose from this network`),
      );
      if (isList) select.dataset['list'] = '';
      for (const { value, label } of choices)
        select.append(element('option', { value, translate: 'no' }, label || value));
      return select;
    }),
  );
}
