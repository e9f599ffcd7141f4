import type { Values } from '../../../sandbox/in-page/build-request.ts';
import type { OperationForm } from '../../../sandbox/in-page/protocol.ts';
import { historyText, readHistory, type History } from '../../../sandbox/in-page/steps.ts';

/** How the fragment of a link to a try begins: the history of its world and the values of its form follow. */
export const linkStart = '#try=';
/** The name under which a link holds a body. */
const bodyName = '~body';
/** Longer links are no links of this site. */
const longest = 20_000;

/** What a link shows. */
export interface Linked {
  /** Undefined when the link's world cannot be read. */
  readonly history: History | undefined;
  readonly values: Values;
  readonly body: string | undefined;
}

/** The fragment of a link to this world with what is in the form. */
export function linkOf(history: History, values: Values, body: string | undefined): string {
  const query = new URLSearchParams();
  for (const [name, all] of Object.entries(values)) for (const value of all) query.append(name, value);
  if (body !== undefined) query.set(bodyName, body);
  const text = query.toString();
  return `${linkStart}${historyText(history)}${text === '' ? '' : `&${text}`}`;
}

/** Reads the fragment of a link; undefined where it is none. What it holds is only ever shown. */
export function readLink(fragment: string): Linked | undefined {
  if (!fragment.startsWith(linkStart) || fragment.length > longest) return undefined;
  const [history = '', ...rest] = fragment.slice(linkStart.length).split('&');
  const values: Record<string, string[]> = Object.create(null) as Record<string, string[]>;
  let body: string | undefined;
  for (const [name, value] of new URLSearchParams(rest.join('&'))) {
    if (name === bodyName) body = value;
    else (values[name] ??= []).push(value);
  }
  return { history: readHistory(history), values, body };
}

/** Of a link's values those that a form has a field for. */
export function valuesFor(form: OperationForm, { values }: Linked): Values {
  return Object.fromEntries(
    form.fields.flatMap(({ name, repeated }) => {
      const all = values[name] ?? [];
      return all.length === 0 ? [] : [[name, repeated ? all.slice(0, 20) : all.slice(0, 1)] as const];
    }),
  );
}
