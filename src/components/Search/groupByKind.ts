import { kindOf, type HitKind } from '@site/search/format/kinds';
import type { Hit } from '@site/search/worker/messages';

export interface KindGroup {
  readonly kind: HitKind;
  readonly hits: readonly Hit[];
}

/** Hits of the same kind together, kinds in the order of their best hit, in each the hits of a page together. */
export function groupByKind(hits: readonly Hit[]): KindGroup[] {
  const groups = new Map<HitKind, Map<string, Hit[]>>();
  for (const hit of hits) {
    const { url } = hit.document;
    const pages = groups.get(kindOf(url)) ?? new Map<string, Hit[]>();
    pages.set(url, [...(pages.get(url) ?? []), hit]);
    groups.set(kindOf(url), pages);
  }
  return [...groups].map(([kind, pages]) => ({ kind, hits: [...pages.values()].flat() }));
}
