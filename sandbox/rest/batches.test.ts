import { expect, it } from 'vitest';
import { Batches } from './batches.ts';

const event = (id: number): { id: number } => ({ id });

function collect(size: number): { batches: Batches; sent: unknown[] } {
  const sent: unknown[] = [];
  return { batches: new Batches(size, (events) => sent.push(events.map(({ id }) => id))), sent };
}

it('sends events as they come when the size is zero', () => {
  const { batches, sent } = collect(0);
  batches.add([event(1)]);
  batches.add([event(2), event(3)]);
  expect(sent).toEqual([[1], [2, 3]]);
});

it('waits until a batch is full, and then until the next one is asked for', () => {
  const { batches, sent } = collect(2);
  batches.add([event(1)]);
  expect(sent).toEqual([]);
  batches.add([event(2), event(3), event(4)]);
  expect(sent).toEqual([[1, 2]]);
  batches.next();
  expect(sent).toEqual([
    [1, 2],
    [3, 4],
  ]);
  batches.next();
  batches.add([event(5)]);
  expect(sent).toHaveLength(2);
  batches.add([event(6)]);
  expect(sent).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
});

it('sends no second batch before it is asked for, however many events come', () => {
  const { batches, sent } = collect(2);
  batches.add([event(1), event(2)]);
  batches.add([event(3), event(4)]);
  expect(sent).toEqual([[1, 2]]);
  batches.next();
  expect(sent).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
