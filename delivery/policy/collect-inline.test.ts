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

  it('shows the first 100 characters of a script, and the first 20 faults', () => {
    const digits = '0123456789';
    expect(() => hashesOf(`<script>${digits.repeat(11)}</script>`)).toThrow(
      new RegExp(`an inline script: ${digits.repeat(10)}$`),
    );
    const twenty = '<script>alert(1)</script>'.repeat(20);
    expect(() => hashesOf(twenty)).toThrow(/^[^\n]*:(\n {2}a\.html: [^\n]*){20}$/);
    expect(() => hashesOf(`${twenty}<style>p{}</style><p style="color:red">`)).toThrow(
      /:(\n {2}a\.html: [^\n]*){20}\n {2}… and 2 more$/,
    );
  });
});
