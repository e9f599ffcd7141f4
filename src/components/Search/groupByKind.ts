import { kindOf, type HitKind } from '@site/search/format/kinds';
import type { Hit } from '@site/search/worker/messages';

export interface KindGroup {
  /** `best`: the best hits of several kinds. */
  readonly kind: HitKind | 'best';
  readonly hits: readonly Hit[];
}

/** So many of the best hits stand first, whatever their kinds are: kinds in groups would put a worse hit of the first kind before them. */
export const bestFirst = 3;

/** Hits of the same kind together, kinds in the order of their best hit, in each the hits of a page together. */
function byKind(hits: readonly Hit[]): KindGroup[] {
  const groups = new Map<HitKind, Map<string, Hit[]>>();
  for (const hit of hits) {
    const { url } = hit.document;
    const pages = groups.get(kindOf(url)) ?? new Map<string, Hit[]>();
    pages.set(url, [...(pages.get(url) ?? []), hit]);
    groups.set(kindOf(url), pages);
  }
  return [...groups].map(([kind, pages]) => ({ kind, hits: [...pages.values()].flat() }));
}

/** Hits in groups of their kinds; where that would move one of the `bestFirst` best, these are a group of their own before the others. */
export function groupByKind(hits: readonly Hit[]): KindGroup[] {
  const groups = byKind(hits);
  const order = groups.flatMap((group) => group.hits);
  if (hits.slice(0, bestFirst).every((hit, position) => order[position] === hit)) return groups;
  return [{ kind: 'best', hits: hits.slice(0, bestFirst) }, ...byKind(hits.slice(bestFirst))];
}
