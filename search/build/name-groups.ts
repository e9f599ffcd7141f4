import type { PageKind } from '../../html/page/built-page.ts';
import { anchorRule, writtenOut } from '../format/anchor.ts';
import { encodeCodedWords } from '../format/coded-words.ts';
import { encodeDistances } from '../format/distances.ts';
import { hitTypes, nameSeparator, type DocumentColumns, type HitType, type NameGroup } from '../format/types.ts';
import { sectionLabel } from './section-label.ts';
import type { OrderedRecord } from './order-records.ts';

/** First pages and pages about the site weigh as guides do. */
const kindLetters: Readonly<Record<PageKind, string>> = {
  guide: 'g',
  landing: 'g',
  site: 'g',
  tags: 'g',
  glossary: 'd',
  reference: 'r',
  operation: 'r',
  category: 'l',
};

function columns(records: readonly OrderedRecord[], all: readonly OrderedRecord[], type: HitType): DocumentColumns {
  const names = Object.fromEntries(
    records.flatMap(({ record, id }) => (record.names.size === 0 ? [] : [[id, [...record.names].join(nameSeparator)]])),
  );
  const common = { type, first: records[0]?.id ?? 0, count: records.length, names };
  if (type === hitTypes.page) {
    return {
      ...common,
      url: records.map(({ page }) => page.url),
      breadcrumbs: records.map(({ page }) => [sectionLabel(page.url) ?? [], page.breadcrumbs].flat()),
      kinds: records.map(({ page }) => kindLetters[page.kind]).join(''),
    };
  }
  const rules = records.map(({ record, parent }) =>
    anchorRule(record.hash, record.title, all[parent]?.record.hash ?? ''),
  );
  return {
    ...common,
    anchor: rules.join(''),
    hash: records.filter((_, index) => rules[index] === writtenOut).map(({ record }) => record.hash),
    parent: encodeDistances(records.map(({ parent }) => parent)),
  };
}

/** The groups of the first file: one for each type of document. */
export function nameGroups(records: readonly OrderedRecord[]): NameGroup[] {
  return Object.values(hitTypes).map((type) => {
    const own = records.filter((entry) => entry.type === type);
    return { documents: columns(own, records, type), index: encodeCodedWords(own.map(({ record }) => record.title)) };
  });
}
