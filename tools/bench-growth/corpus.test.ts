import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpusPage, writeCorpus } from './corpus.ts';

describe('corpusPage', () => {
  it('is a page of its own for each number, with sections, a table and code', () => {
    const pages = Array.from({ length: 2000 }, (_, number) => corpusPage(number));
    expect(new Set(pages).size).toBe(2000);
    expect(pages[7]).toMatch(/^---\ntitle: Case 7\n/);
    expect(pages[7]?.match(/^## /gm)).toHaveLength(3);
    expect(pages[7]).toContain('| 7 |');
    expect(pages[7]).toContain('```json');
  });
});

describe('writeCorpus', () => {
  it('writes as many pages as asked for', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
    writeCorpus(folder, 120);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
    expect(files).toHaveLength(120);
  });
});
