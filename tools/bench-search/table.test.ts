import { describe, expect, it } from 'vitest';
import { resultTable } from './table.ts';
import { querySets, type Measured } from './types.ts';

const relevanceOf = (page: number, place: number): Measured['relevance'] =>
  Object.fromEntries(querySets.map((set) => [set, { page, place }])) as Measured['relevance'];

const measured = {
  indexBytes: 65_536,
  codeBytes: 10_240,
  firstHitMs: 100,
  keyMedianMs: 2,
  key95Ms: 8,
  allBytes: 131_072,
  relevance: relevanceOf(0.9, 0.8),
};

describe('resultTable', () => {
  it('shows how many times better ours is, by size and time the other way round than by relevance', () => {
    const table = resultTable([
      { name: 'ours', ...measured },
      { name: 'easyops', ...measured, indexBytes: 655_360, firstHitMs: 50, relevance: relevanceOf(0.45, 0.8) },
    ]);
    expect(table).toContain('| Index before the first hit, gzip | 64 KB | 640 KB | 10.0× |');
    expect(table).toContain('| Index in all, after all queries, gzip | 128 KB | 128 KB | 1.0× |');
    expect(table).toContain('| Time to the first hit, nothing cached | 100.0 ms | 50.0 ms | 0.5× |');
    expect(table).toContain('| MRR@8, `queries`, by page | 0.900 | 0.450 | 2.0× |');
    expect(table).toContain('| MRR@8, `held-out`, by page and anchor | 0.800 | 0.800 | 1.0× |');
  });
});
