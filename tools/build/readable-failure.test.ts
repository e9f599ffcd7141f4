import { describe, expect, it } from 'vitest';
import { readableFailure } from './readable-failure.ts';

describe('readableFailure', () => {
  it('gives each marked error once, without the stack around it', () => {
    const output = [
      '[ERROR] Client bundle compiled with errors',
      '  "message": "docs-error: docs/a.mdx:7: <Param>: no network parameter \\"x\\".",',
      'Error: docs-error: docs/b.mdx:3: Formula: bad',
      '    at Object.mdxLoader (loader.js:157:24)',
      'Error: docs-error: docs/b.mdx:3: Formula: bad',
    ].join('\n');
    expect(readableFailure(output)).toContain('docs/a.mdx:7: <Param>: no network parameter');
    expect(readableFailure(output).match(/docs\/b\.mdx:3/g)).toHaveLength(1);
    expect(readableFailure(output)).not.toContain('mdxLoader');
  });

  it('shows the list of broken links from its start', () => {
    const output =
      'noise\nError: Docusaurus found broken links!\n\n- On page /a:\n  -> linking to /b\n    at x (y.js:1:1)';
    expect(readableFailure(output)).toBe('Docusaurus found broken links!\n- On page /a:\n  -> linking to /b');
  });

  it('falls back to the last lines without stack frames', () => {
    expect(readableFailure('one\n    at f (x.js:1:1)\ntwo')).toBe('one\ntwo');
  });
});
