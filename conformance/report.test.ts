import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { PartReport } from './recorder.ts';
import { parts } from './run-suite.ts';

const report = JSON.parse(readFileSync('conformance/report.json', 'utf8')) as {
  release: string;
  date: string;
  parts: PartReport[];
};

it('tells of every part what was compared, or why nothing was', () => {
  expect(report.parts.map(({ part }) => part)).toEqual([...parts]);
  for (const { part, notChecked, compared } of report.parts) {
    const made = Object.values(compared).reduce((sum, count) => sum + count, 0);
    expect(notChecked === undefined ? made : 1, part).toBeGreaterThan(0);
  }
});

it('names with each mended difference what was said, seen and changed', () => {
  const mended = parse(readFileSync('conformance/mended.yaml', 'utf8')) as Record<string, string>[];
  expect(mended.length).toBeGreaterThan(10);
  for (const entry of mended) {
    expect(Object.keys(entry)).toEqual(['part', 'element', 'documented', 'observed', 'mended']);
    for (const [name, value] of Object.entries(entry))
      expect(value, `${entry['element']}: ${name}`).toBeTypeOf('string');
  }
});
