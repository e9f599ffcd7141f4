import { expect, it } from 'vitest';
import { RecordList } from './record-list.ts';

const begun = (): RecordList => {
  const list = new RecordList();
  list.add('page', 'Page', '', 0);
  return list;
};
const parents = ({ records }: RecordList): [string, number][] => records.map(({ title, parent }) => [title, parent]);

it('a record has the place at which it was added', () => {
  const list = begun();
  expect([list.add('heading', 'A', 'a', 0), list.add('identifier', 'B', 'b', 1)]).toEqual([1, 2]);
  expect(list.records[2]).toEqual({ kind: 'identifier', title: 'B', hash: 'b', parent: 1, names: new Set(), text: '' });
});

it('a heading stands under the last one of a higher level', () => {
  const list = begun();
  for (const [title, level] of [
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['three again', 3],
    ['two again', 2],
    ['four under two', 4],
    ['four beside it', 4],
    ['three under two', 3],
  ] as const)
    list.addHeading('heading', title, title.replaceAll(' ', '-'), level);
  expect(parents(list)).toEqual([
    ['Page', 0],
    ['two', 0],
    ['three', 1],
    ['four', 2],
    ['three again', 1],
    ['two again', 0],
    ['four under two', 5],
    ['four beside it', 5],
    ['three under two', 5],
  ]);
});

it('what has an anchor that begins with another’s belongs to it, wherever it stands', () => {
  const list = begun();
  list.add('identifier', 'A', 'A', 0);
  list.add('identifier', 'Order', 'Order', 0);
  list.add('identifier', 'Order, again', 'Order', 0);
  list.addHeading('heading', 'Other', 'other', 2);
  list.addElement('price', 'Order.price', 4);
  list.addElement('unit', 'Order.price.unit', 4);
  // Nothing has the anchor `Order.size`: the next longer beginning counts.
  list.addElement('peak', 'Order.size.peak', 4);
  list.addElement('b', 'A.b', 4);
  list.addElement('alone', 'Nothing.alone', 4);
  list.addElement('dot', '.dot', 4);
  list.addHeading('heading', 'Notes', 'Order.notes', 3);
  expect(parents(list).slice(5)).toEqual([
    ['price', 2],
    ['unit', 5],
    ['peak', 2],
    ['b', 1],
    ['alone', 4],
    ['dot', 4],
    ['Notes', 2],
  ]);
});
