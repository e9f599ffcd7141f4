import type { Heading, RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import { loadReleases } from '../../releases/load-releases.ts';
import type { TagContext } from '../types.ts';
import { releases } from './releases.ts';

function context(inline: boolean): TagContext {
  return {
    facts: {
      siteDir: process.cwd(),
      tree: 'testnet',
      network: loadNetwork('testnet'),
      links: {} as TagContext['facts']['links'],
    },
    inline,
    attribute: () => undefined,
    required: () => '',
    fail: (reason) => {
      throw new Error(reason);
    },
  };
}

const idOf = (node: unknown): string | undefined =>
  (node as { data?: { hProperties?: { id?: string } } }).data?.hProperties?.id;
const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

describe('<Releases />', async () => {
  const shown = await releases(context(false));
  const whole = JSON.stringify(shown);

  it('has a heading for each line of releases, newest first', () => {
    const labels = shown
      .filter(isHeading)
      .filter(({ depth }) => depth === 2)
      .map((heading) => idOf(heading));
    expect(labels.slice(0, 3)).toEqual(['version-0.73', 'version-0.72', 'version-0.71']);
    expect(labels.at(-1)).toBe('version-0.65');
  });

  it('makes every release an anchor, each once', () => {
    const ids = [...whole.matchAll(/"id":"(v[\d.]+)"/g)].map(([, id]) => id);
    expect([...ids].sort()).toEqual(
      loadReleases(process.cwd())
        .map(({ version }) => `v${version}`)
        .sort(),
    );
  });

  it('gives breaking changes a heading, those of a patch too', () => {
    const ids = shown.filter(isHeading).map((heading) => idOf(heading));
    expect(ids).toEqual(expect.arrayContaining(['breaking-0.73.0', 'breaking-0.70.4', 'deprecated-0.72.0']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('folds the patches of every line but the newest', () => {
    const folded = shown
      .filter((node) => node.type === 'mdxJsxFlowElement' && node.name === 'details')
      .map((node) => JSON.stringify(node));
    expect(folded).toHaveLength(7);
    expect(folded[0]).toContain('The 14 patch releases of 0.72');
    expect(folded.join('')).not.toContain('"v0.73.9"');
  });

  it('shows what stands between backticks as code, and days as people write them', () => {
    expect(whole).toContain('{"type":"inlineCode","value":"Snapshot.StartHeight"}');
    expect(whole).not.toContain('`');
    expect(whole).toContain('tagged 8 December 2023; testnet 8 December 2023; mainnet 9 December 2023');
  });

  it('refuses to stand in a line of text', () => {
    expect(() => releases(context(true))).toThrow(/line of its own/);
  });
});
