import { contentOf } from './text-store.ts';
import { normalise } from './normalise.ts';
import type { SearchIndex } from './search.ts';
import type { SearchDocument } from '../format/types.ts';

/** What there is exactly one answer to: a parameter's value here, what a code or an enum value means, a selector's function. */
export interface ExactAnswer {
  /** What was asked for, as it is spelt. */
  readonly name: string;
  readonly text: string;
  /** Where it stands. */
  readonly document: SearchDocument;
}

/** Words with which readers ask for such things, and which are none of their names. */
const around =
  /\b(?:what|is|the|a|of|value|current|network|parameter|wallet|error|code|json-?rpc|rpc|selector|function|enum|meaning|mean|means|does)\b/gi;
const constant = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** The one answer to a query; undefined when there is none, or more than one. */
export function exactAnswer({ names, content }: SearchIndex, query: string): ExactAnswer | undefined {
  const asked = query.trim().replace(around, ' ').trim();
  if (asked === '' || /\s/.test(asked)) return undefined;
  const known = names.answers.filter(([name]) => name.toLowerCase() === asked.toLowerCase());
  const [only] = known;
  if (only !== undefined && known.length === 1) {
    const [name, id, text] = only;
    const document = names.documents[id];
    return document === undefined ? undefined : { name, text, document };
  }
  if (content === undefined || !constant.test(asked)) return undefined;
  const whole = normalise(asked);
  const bearing = names.documents.filter(({ id, title }) => names.whole[id] === whole && title === asked);
  const texts = [...new Set(bearing.map(({ id }) => contentOf(content, id)).filter((text) => text !== ''))];
  const document = bearing.find(({ url }) => url.includes('/grpc/')) ?? bearing[0];
  // The same value in protobuf and in GraphQL is one; values of the same name in several enumerations are not.
  const apis = new Set(bearing.map(({ url }) => url.includes('/grpc/')));
  if (document === undefined || bearing.length !== apis.size || texts.length === 0) return undefined;
  return { name: asked, text: contentOf(content, document.id) || (texts[0] ?? ''), document };
}
