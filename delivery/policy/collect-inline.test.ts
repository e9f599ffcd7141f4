import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectInline } from './collect-inline.ts';

function site(html: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inline-'));
  writeFileSync(path.join(folder, 'a.html'), html);
  return folder;
}

describe('collectInline', () => {
  it('hashes what is listed, each once', () => {
    const page =
      '<script>set("docusaurus-theme")</script><svg style="display: none;"></svg><svg style="display: none;"></svg>';
    const { scripts, styleAttributes } = collectInline(site(page), ['a.html']);
    expect([scripts.length, styleAttributes.length]).toEqual([1, 1]);
  });

  it.each([
    ['<script>alert(1)</script>', 'an inline script: alert(1)'],
    ['<p style="color:red">', 'a style attribute: color:red'],
    ['<style>p{}</style>', 'a <style> element'],
    [
      '<script>set("docusaurus-theme")</script><script>steal("docusaurus-theme")</script>',
      'an inline script that names docusaurus-theme but differs',
    ],
  ])('stops at %s and says where it stands', (html, problem) => {
    expect(() => collectInline(site(html), ['a.html'])).toThrow(`a.html: ${problem}`);
  });
});
