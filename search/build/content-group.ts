import { encodeDistances } from '../format/distances.ts';
import { encodeTexts } from '../format/texts.ts';
import type { ContentGroup } from '../format/types.ts';
import type { OrderedRecord } from './order-records.ts';

/** The group of the second file: the text of every record that has one. */
export function contentGroup(records: readonly OrderedRecord[]): ContentGroup {
  const withText = records.filter(({ record }) => record.text !== '');
  const { index, ...bounds } = encodeTexts(withText.map(({ record }) => record.text));
  return { documents: { of: encodeDistances(withText.map(({ id }) => id)), ...bounds }, index };
}
