import type { PageKind } from '../../html/page/built-page.ts';
import { anchorRule, writtenOut } from '../format/anchor.ts';
import { encodeCodedWords } from '../format/coded-words.ts';
import { encodeTexts } from '../format/texts.ts';
import { encodeDistances } from '../format/distances.ts';
import { hitTypes, nameSeparator, type DocumentColumns, type HitType, type NameGroup } from '../format/types.ts';
import type { ExtractedPage } from '../extract/types.ts';
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
  operation: 'o',
  category: 'l',
};

/** Guides that go through a task step by step. */
const task = /\/(?:tutorials|quickstarts|how-to|guides|get-started)\/./;
/** Reference pages about one thing that readers ask for by its name, as operations are. */
const single = /\/api\/(?:bridge\/[a-z]+|vega-wallet\/reference\/local-service)\/./;

/** Operations that read a node's memory: most readers want the data node's of the same name, which know more and answer in pages. */
const secondChoice = /\/api\/rest\/state\/./;

function kindLetter({ kind, url }: ExtractedPage): string {
  if (kind === 'guide' && task.test(url)) return 't';
  if (secondChoice.test(url)) return 's';
  return kind === 'reference' && single.test(url) ? 'o' : kindLetters[kind];
}

export type WordsAndAnswers = Required<Pick<DocumentColumns, 'synonyms' | 'answers'>>;

function columns(
  records: readonly OrderedRecord[],
  all: readonly OrderedRecord[],
  type: HitType,
  { synonyms, answers }: WordsAndAnswers,
): DocumentColumns {
  const names = Object.fromEntries(
    records.flatMap(({ record, id }) => (record.names.size === 0 ? [] : [[id, [...record.names].join(nameSeparator)]])),
  );
  const common = { type, first: records[0]?.id ?? 0, count: records.length, names };
  if (type === hitTypes.page) {
    return {
      ...common,
      url: records.map(({ page }) => page.url),
      breadcrumbs: records.map(({ page }) => [sectionLabel(page.url) ?? [], page.breadcrumbs].flat()),
      kinds: records.map(({ page }) => kindLetter(page)).join(''),
      about: encodeTexts(records.map(({ page }) => page.about ?? '')),
      synonyms,
      answers,
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
export function nameGroups(
  records: readonly OrderedRecord[],
  extra: WordsAndAnswers = { synonyms: [], answers: [] },
): NameGroup[] {
  return Object.values(hitTypes).map((type) => {
    const own = records.filter((entry) => entry.type === type);
    return { documents: columns(own, records, type, extra), index: encodeCodedWords(own.map(({ record }) => record.title)) };
  });
}
