import { expect, it } from 'vitest';
import { EventStream } from './event-stream.ts';

it('a stream is heard from the first listener to the last', () => {
  const events = new EventStream();
  expect(events.heard).toBe(false);
  const stops = [events.listen(() => undefined), events.listen(() => undefined)] as const;
  expect(events.heard).toBe(true);
  stops[0]();
  expect(events.heard).toBe(true);
  stops[1]();
  expect(events.heard).toBe(false);
});
