import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { isInBothTrees } from './isInBothTrees.ts';

describe('routes of both trees', () => {
  const tags = parse(readFileSync('docs/tags.yml', 'utf8')) as Record<string, { permalink: string }>;

  it.each(['/', '/tags', ...Object.values(tags).map(({ permalink }) => `/tags${permalink}`)])('are %s', (route) => {
    expect(isInBothTrees(route)).toBe(true);
  });

  it.each(['/tags/none', '/tagsx', '/concepts/new-to-vega', ''])('are not %j', (route) => {
    expect(isInBothTrees(route)).toBe(false);
  });
});
