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

  it("is not overridden by the theme's own code component", async () => {
    expect(await compiled('```bash\nls\n```')).not.toContain('_components.pre');
  });

  it('leaves code in a line of text alone', async () => {
    expect(await compiled('Call `Info` first.')).toContain('_components.code');
  });

  it('shows a fence without a language as plain text', async () => {
    expect(await compiled('```\n1 < 2\n```')).toContain('<code>1 &lt; 2</code>');
  });

  it('tells what commands print from the commands: text or JSON right behind them', async () => {
    expect(await compiled('```bash\nls\n```\n\n```text\na b\n```')).toContain('className: "code output"');
    expect(await compiled('1. List:\n\n   ```bash\n   ls\n   ```\n   ```json\n   {}\n   ```')).toContain(
      'className: "code output"',
    );
    for (const other of [
      '```bash\nls\n```\n\nThen:\n\n```text\na b\n```',
      '```bash\nls\n```\n\n```json title="order.json"\n{}\n```',
      '```text\na\n```\n\n```text\nb\n```',
      '```bash\nls\n```\n\n```python\na\n```',
    ]) {
      expect(await compiled(other)).not.toContain('code output');
    }
  });

  it('offers the whole program of a part', async () => {
    expect(await compiled('```python title="bot.py" file="/mainnet/examples/bot.py" part=""\na\n```')).toContain(
      'data-copy-file',
    );
  });
});
