import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../html/page/built-page.ts';
import { InlineCollector } from './collect-inline.ts';
import type { InlineHashes } from './security-headers.ts';

function hashesOf(html: string): InlineHashes {
  const collector = new InlineCollector();
  collector.add('a.html', parseDocument(html));
  return collector.hashes();
}

describe('InlineCollector', () => {
  it('hashes what is listed, each once', () => {
    const page =
      '<script>set("docusaurus-theme")</script><svg style="display: none;"></svg><svg style="display: none;"></svg>';
    const { scripts, styleAttributes } = hashesOf(page);
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
    expect(() => hashesOf(html)).toThrow(`a.html: ${problem}`);
  });

  it('takes a script that is listed for one, on all pages, and shows the first 100 characters of another', () => {
    const collector = new InlineCollector();
    const script = '<script>set("docusaurus-theme")</script>';
    for (const file of ['a.html', 'b.html']) collector.add(file, parseDocument(script));
    expect(collector.hashes()).toEqual({
      scripts: [createHash('sha256').update('set("docusaurus-theme")').digest('base64')],
      styleAttributes: [],
    });
    const other = `docusaurus-theme ${'0123456789'.repeat(10)}`;
    collector.add('c.html', parseDocument(`<script>${other}</script>`));
    expect(() => collector.hashes()).toThrow(
      new RegExp(
        `\n  c\\.html: an inline script that names docusaurus-theme but differs from the one of other pages: ${other.slice(0, 100)}$`,
      ),
    );
  });

  it('gives hashes in order, so that two builds of the same pages have the same policy', () => {
    const styles = ['text-align:right', 'text-align:left', 'text-align:center', 'display: none;'];
    const { styleAttributes } = hashesOf(styles.map((style) => `<p style="${style}">`).join(''));
    expect(styleAttributes).toEqual(styles.map((style) => createHash('sha256').update(style).digest('base64')).sort());
  });

  it('shows the first 100 characters of a script, and the first 20 faults', () => {
    const digits = '0123456789';
    expect(() => hashesOf(`<script>${digits.repeat(11)}</script>`)).toThrow(
      new RegExp(`an inline script: ${digits.repeat(10)}$`),
    );
    const twenty = '<script>alert(1)</script>'.repeat(20);
    expect(() => hashesOf(twenty)).toThrow(/^[^\n]*:(\n {2}a\.html: [^\n]*){20}$/);
    expect(() => hashesOf(`${twenty}<style>p{}</style>`)).toThrow(/:(\n {2}a\.html: [^\n]*){20}\n {2}… and 1 more$/);
    expect(() => hashesOf(`${twenty}<style>p{}</style><p style="color:red">`)).toThrow(
      /:(\n {2}a\.html: [^\n]*){20}\n {2}… and 2 more$/,
    );
  });
});
