import type { ExtractedPage, ExtractedRecord } from '../extract/types.ts';
import { splitTree } from '../../common/splitTree.ts';
import { hitTypes, type HitType } from '../format/types.ts';

export interface OrderedRecord {
  readonly record: ExtractedRecord;
  readonly page: ExtractedPage;
  readonly type: HitType;
  readonly id: number;
  /** Id of the record it belongs to; a page's is its own. */
  readonly parent: number;
}

const typeOf = { page: hitTypes.page, heading: hitTypes.heading, identifier: hitTypes.content } as const;

/** Of equal hits those come first whose page begins with what stands earlier here. */
const sections = [
  '/concepts',
  '/tutorials',
  '/tools',
  '/node-operators',
  '/api/rest',
  '/api/grpc/vega/vega.proto',
  '/api/grpc',
  '/api',
];

function byImportance(pages: readonly ExtractedPage[]): ExtractedPage[] {
  const place = ({ url }: ExtractedPage): number => {
    const { route } = splitTree(url);
    const found = sections.findIndex((start) => route.startsWith(start));
    return found < 0 ? sections.length : found;
  };
  return pages.toSorted((a, b) => place(a) - place(b) || (a.url < b.url ? -1 : 1));
}

/** Gives every record its id: pages first, then headings, then the rest, each in the order of the pages' importance. */
export function orderRecords(pages: readonly ExtractedPage[]): OrderedRecord[] {
  const all = byImportance(pages).flatMap((page) =>
    page.records.map((record) => ({ record, page, type: typeOf[record.kind] })),
  );
  const ordered = Object.values(hitTypes).flatMap((type) => all.filter((entry) => entry.type === type));
  const ids = new Map(ordered.map(({ record }, id) => [record, id]));
  /** Documents belong to earlier ones only: what a heading stands under may be of a later type, whose own parent then counts. */
  const parentOf = (id: number, { page, record }: { page: ExtractedPage; record: ExtractedRecord }): number => {
    const parent = page.records[record.parent];
    const parentId = parent === undefined ? undefined : ids.get(parent);
    if (parent === undefined || parentId === undefined || parentId <= id) return parentId ?? id;
    return parentOf(id, { page, record: parent });
  };
  return ordered.map((entry, id) => ({ ...entry, id, parent: parentOf(id, entry) }));
}
