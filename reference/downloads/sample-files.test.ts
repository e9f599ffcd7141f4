import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleFiles } from './sample-files.ts';

const files = new Map(sampleFiles('.').map(({ file, content }) => [file, content]));

describe('the samples to download', () => {
  it('are the programs of examples/, and nothing else', () => {
    expect(files.size).toBeGreaterThan(150);
    expect([...files.keys()].every((file) => /^[a-z]+\/.+\.(sh|py|go|ts)$/.test(file))).toBe(true);
    expect(files.has('bot/python/bot.py')).toBe(true);
  });

  it('are whole, without the marks of their parts', () => {
    const [source, sample] = [
      readFileSync('examples/rest/market-data.py', 'utf8'),
      files.get('rest/market-data.py') ?? '',
    ];
    expect(source).toContain('# region: request');
    expect(sample).toBe(source.replace(/^# (end)?region: request\n/gm, ''));
  });
});
