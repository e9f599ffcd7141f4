import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheControl } from '../../delivery/cache-rules.ts';
import { placeFont } from './place-font.ts';

describe('placeFont', () => {
  it('names the file after its content, so that it may be kept for ever, and leaves one only', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'font-'));
    const first = placeFont(Buffer.from('first'), folder);
    const second = placeFont(Buffer.from('second'), folder);
    expect(second).not.toBe(first);
    expect(readFileSync(path.join(folder, second), 'utf8')).toBe('second');
    expect(readdirSync(path.join(folder, 'assets', 'fonts'))).toHaveLength(1);
    expect(cacheControl(second)).toContain('immutable');
  });
});
