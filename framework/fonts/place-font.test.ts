import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheControl } from '../../delivery/cache-rules.ts';
import { placeFonts } from './place-font.ts';

describe('placeFonts', () => {
  it('names each file after its content, so that it may be kept for ever, and leaves no other', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'font-'));
    const place = (content: string): string =>
      placeFonts(
        new Map([
          ['text', Buffer.from(content)],
          ['code', Buffer.from('code')],
        ]),
        folder,
      ).get('text') ?? '';
    const first = place('first');
    const second = place('second');
    expect(second).not.toBe(first);
    expect(readFileSync(path.join(folder, second), 'utf8')).toBe('second');
    expect(readdirSync(path.join(folder, 'assets', 'fonts'))).toHaveLength(2);
    expect(cacheControl(second)).toContain('immutable');
  });
});
