import type { ExtractedPage, ExtractedRecord } from '../extract/types.ts';
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

/** Gives every record its id: pages first, then headings, then the rest, each in the order of the pages. */
export function orderRecords(pages: readonly ExtractedPage[]): OrderedRecord[] {
  const all = pages.flatMap((page) => page.records.map((record) => ({ record, page, type: typeOf[record.kind] })));
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
