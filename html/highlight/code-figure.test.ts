import { describe, expect, it } from 'vitest';
import { codeFigure } from './code-figure.ts';

describe('codeFigure', () => {
  it('holds a title, code that the keyboard can scroll, and a copy button', () => {
    const html = codeFigure('a < b', 'text', 'a & b');
    expect(html).toMatch(/^<figure class="code"><figcaption>a &amp; b<\/figcaption><pre tabindex="0"/);
    expect(html).toContain('<code>a &lt; b</code>');
    expect(html).toMatch(/<button type="button" class="copy" data-copy="">Copy<\/button><\/figure>$/);
  });
});
