import type { Kind } from './values.ts';

/** Which thing a name identifies, by its last part. Others of the kind, such as the parent of a market, are not the reader's. */
const named: readonly (readonly [Kind, RegExp])[] = [
  ['party', /^(?:parties|party(?:Ids?)?|publicKey|pubKey|owner)$/i],
  ['market', /^markets?(?:Ids?)?$/i],
  ['asset', /^(?:settlement)?assets?(?:Ids?)?$/i],
];

/** A name and the id that it is given: in JSON, Python, a query, a call with both, a list; and a part of a path before an id. */
const given = /([A-Za-z_.]+)(?:["']?\s*[:=,]\s*\[?\s*["']?|\/)([0-9a-f]{64})(?![0-9a-f])/g;

/** The ids in a text of code that stand for the reader's party, market or asset, by id. */
export function findExamples(code: string): ReadonlyMap<string, Kind> {
  const found = new Map<string, Kind>();
  for (const [, name = '', id = ''] of code.matchAll(given)) {
    const last = (name.split('.').at(-1) ?? '').replaceAll('_', '');
    const kind = named.find(([, pattern]) => pattern.test(last))?.[0];
    if (kind !== undefined && !found.has(id)) found.set(id, kind);
  }
  return found;
}

/** Where public data nodes are asked: other programs of the reader's own computer are none. */
const address = /https?:\/\/(?!localhost|127\.)[\w.-]+(?::\d+)?(?=\/)/g;

/** The addresses of data nodes in a text of code. */
export const findNodes = (code: string): ReadonlySet<string> =>
  new Set([...code.matchAll(address)].map(([url]) => url));
