import type { Hit } from '@site/search/worker/messages';

export interface HitGroup {
  readonly url: string;
  readonly breadcrumbs: readonly string[];
  readonly hits: readonly Hit[];
}

/** Hits of the same page together, pages in the order of their best hit. */
export function groupByPage(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const { url } = hit.document;
    const group = groups.get(url);
    if (group === undefined) groups.set(url, [hit]);
    else group.push(hit);
  }
  return [...groups].map(([url, members]) => ({
    url,
    breadcrumbs: members[0]?.document.breadcrumbs ?? [],
    hits: members,
  }));
}
