import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ownPages } from './own-pages.ts';

const folder = 'tests/content/statements';

/** Routes, without the tree, of the pages that have proved statements. */
const proved = new Set(
  ['tools.json', 'node-operators.json', 'releases.json'].flatMap((file) =>
    (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { readonly page: string }[]).map(({ page }) => page),
  ),
);

it.each(ownPages().map(({ file }) => file.replace(/^docs\//, '').replace(/(?:\/index)?\.mdx$/, '')))(
  '%s has proved statements',
  (page) => {
    expect(proved.has(page)).toBe(true);
  },
);
