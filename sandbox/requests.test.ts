import { expect, it } from 'vitest';
import { RequestLog } from './requests.ts';

it('the log of requests keeps the latest ones, and gives each once', () => {
  const log = new RequestLog();
  for (let count = 0; count < 10_001; count += 1)
    log.add({ protocol: 'rest', operation: String(count), method: 'GET', path: '/', query: [], body: undefined });
  const taken = log.take();
  expect(taken).toHaveLength(9_001);
  expect([taken[0]?.operation, taken.at(-1)?.operation]).toEqual(['1000', '10000']);
  expect(log.take()).toEqual([]);
});
