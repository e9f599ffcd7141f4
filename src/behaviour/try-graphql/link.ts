import { historyText, readHistory, type History } from '../../../sandbox/in-page/steps.ts';

/** How the fragment of a link to a query begins: the history of its world follows, then the query. */
export const linkStart = '#try-graphql=';
/** Longer links are no links of this site. */
const longest = 30_000;

/** A query with its variables, JSON. */
export interface Written {
  readonly query: string;
  readonly variables: string;
}

/** What a link shows. */
export interface LinkedQuery extends Written {
  /** Undefined when the link's world cannot be read. */
  readonly history: History | undefined;
}

/** The fragment of a link to this world with what is in the editor. */
export function linkOf(history: History, { query, variables }: Written): string {
  const more = new URLSearchParams({ query, ...(variables.trim() === '' ? {} : { variables }) });
  return `${linkStart}${historyText(history)}&${more.toString()}`;
}

/** Reads the fragment of a link; undefined where it is none. What it holds is only ever shown. */
export function readLink(fragment: string): LinkedQuery | undefined {
  if (!fragment.startsWith(linkStart) || fragment.length > longest) return undefined;
  const [history = '', ...rest] = fragment.slice(linkStart.length).split('&');
  const more = new URLSearchParams(rest.join('&'));
  return { history: readHistory(history), query: more.get('query') ?? '', variables: more.get('variables') ?? '' };
}
