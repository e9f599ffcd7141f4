import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { rehypeHighlight } from './rehype-highlight.ts';

async function compiled(markdown: string): Promise<string> {
  return String(await compile(markdown, { rehypePlugins: [rehypeHighlight] }));
}

describe('rehypeHighlight', () => {
  it('turns a fence into one figure with ready HTML', async () => {
    const script = await compiled('```json title="An order"\n{"a": 1}\n```');
    expect(script).toContain('_jsx("figure"');
    expect(script).toContain('className: "code"');
    expect(script).toContain('<figcaption>An order</figcaption>');
    expect(script).toContain('<span class=\\"ta\\">\\"a\\"</span>');
  });

  it('is not overridden by the theme\'s own code component', async () => {
    expect(await compiled('```bash\nls\n```')).not.toContain('_components.pre');
  });

  it('leaves code in a line of text alone', async () => {
    expect(await compiled('Call `Info` first.')).toContain('_components.code');
  });

  it('shows a fence without a language as plain text', async () => {
    expect(await compiled('```\n1 < 2\n```')).toContain('<code>1 &lt; 2</code>');
  });
});
