import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../../framework/config/redirects.ts';
import { factTable } from '../../fact-table.ts';

interface Routes {
  readonly mainnet: readonly string[];
  readonly testnet: readonly string[];
  readonly other: readonly string[];
}

const built = (route: string): boolean => existsSync(`build${route === '/' ? '/index' : route}.html`);
const routes = factTable<Routes>('routes.json');

describe('routes of the release’s documentation', () => {
  it.each(['mainnet', 'testnet', 'other'] as const)('%s: each is a page, or leads to one', (tree) => {
    const moved = new Map(redirects().map(({ from, to }) => [from, to]));
    const missing = routes[tree].filter(
      (route) => !built(route) || (moved.has(route) && !built(moved.get(route) ?? '')),
    );
    expect(missing).toEqual([]);
  });
});

describe('parents of pages', () => {
  it('are pages themselves, or lead to the first page of their section', () => {
    const moved = new Set(redirects().map(({ from }) => from));
    const pages = [
      ...readFileSync('build/sitemap.xml', 'utf8').matchAll(
        /<loc>https?:\/\/[^/]+(\/(?:mainnet|testnet)\/[^<]*)<\/loc>/g,
      ),
    ].map((match) => match[1] ?? '');
    const parents = new Set(
      pages.flatMap((page) =>
        page
          .split('/')
          .slice(2, -1)
          .map((_part, index) =>
            page
              .split('/')
              .slice(0, index + 3)
              .join('/'),
          ),
      ),
    );
    expect(parents.size).toBeGreaterThan(60);
    expect([...parents].filter((parent) => !built(parent) && !moved.has(parent))).toEqual([]);
    expect([...parents].filter((parent) => moved.has(parent)).length).toBeGreaterThan(40);
  });
});

describe('the two trees', () => {
  it('hold the same pages', () => {
    const list = (tree: string): string[] =>
      [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+\/(mainnet|testnet)([^<]*)<\/loc>/g)]
        .filter((match) => match[1] === tree)
        .map((match) => match[2] ?? '')
        .sort();
    expect(list('mainnet').length).toBeGreaterThan(300);
    expect(list('testnet')).toEqual(list('mainnet'));
  });
});
