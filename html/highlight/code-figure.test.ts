import { describe, expect, it } from 'vitest';
import { html } from '../html.ts';
import { codeFigure, codeFigureClass, codeFigureContent, emptyCodeFigure } from './code-figure.ts';

describe('codeFigure', () => {
  it('holds a title, a bar with a copy button in front of the code, and code that the keyboard can scroll', () => {
    expect(codeFigure('a < b', 'text', 'a & b').text).toBe(
      '<figure class="code"><figcaption>a &amp; b</figcaption><div class="code-bar"><button type="button" class="copy" data-copy="">Copy</button></div><pre tabindex="0" translate="no"><code>a &lt; b</code></pre></figure>',
    );
  });

  it('keeps code from being translated, and a title that is the name of a file', () => {
    const title = (words: string): string => codeFigureContent('a', 'text', { title: words }).text;
    expect(title('config.toml')).toContain('<figcaption translate="no">config.toml</figcaption>');
    expect(title('What the node prints')).toContain('<figcaption>What the node prints</figcaption>');
    expect(emptyCodeFigure('Request', 'json', html`<code data-out="a"></code>`).text).toContain(
      '<pre tabindex="0" translate="no"><code',
    );
  });

  it('names its language, which tabs do not on paper', () => {
    expect(codeFigure('ls', 'bash').text).toContain('<span class="code-language">Shell</span>');
    expect(codeFigure('a', 'ts').text).toContain('<span class="code-language">TypeScript</span>');
  });

  it('has commands wrapped, other code not, and a switch where lines are longer than a phone is wide', () => {
    const long = 'x'.repeat(50);
    expect(codeFigureClass('bash')).toBe('code shell');
    expect(codeFigure(long, 'bash').text).toContain('data-wrap="shell" aria-pressed="true"');
    expect(codeFigure(long, 'go').text).toContain('data-wrap="code" aria-pressed="false"');
    expect(codeFigure('ls', 'bash').text).not.toContain('data-wrap');
  });

  it('offers the whole of what it is a part of', () => {
    const part = codeFigureContent('a', 'python', { file: '/mainnet/examples/a.py', isPart: true }).text;
    expect(part).toContain('data-copy-file="/mainnet/examples/a.py">Copy whole program<');
    expect(part).toContain('<a href="/mainnet/examples/a.py" download>Download</a>');
    expect(codeFigureContent('a', 'python', { file: '/mainnet/examples/a.py' }).text).not.toContain('data-copy-file');
  });

  it('offers no copy of what a command prints', () => {
    const output = codeFigureContent('done', 'text', { isOutput: true }).text;
    expect(output).toContain('<span class="code-language">Output</span>');
    expect(output).not.toContain('data-copy');
    expect(codeFigureClass('text', { isOutput: true })).toBe('code output');
  });
});
