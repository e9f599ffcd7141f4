import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { planChecks } from './plan.ts';

const commands = (...files: string[]): string[] => planChecks(files).map(({ command }) => command);
const titles = (...files: string[]): string[] => planChecks(files).map(({ title }) => title);

describe('the checks of a change', () => {
  it('of a page are the content tests and spelling, and no compiler', () => {
    expect(titles('docs/concepts/governance.mdx')).toEqual(['Tests that read what changed', 'Spelling']);
    expect(commands('docs/concepts/governance.mdx')[0]).toBe("vitest run 'tests/content' 'tools/archive'");
  });

  it('of a definition are those of its reference', () => {
    const [tests = ''] = commands(`${newestRelease.folder}/network-parameters/market.yaml`);
    expect(tests).toContain("'reference/parameters'");
    expect(tests).toContain("'tests/content/statements.test.ts'");
    expect(tests).not.toContain('graphql');
  });

  it('of code are types, form, lint, spelling and the tests that import it', () => {
    expect(titles('search/engine/stem.ts')).toEqual([
      'Types',
      'Tests that import what changed',
      'Format',
      'Lint',
      'Spelling',
    ]);
  });

  it('of mathematics are those of the worked examples as well, whose test imports nothing by name', () => {
    expect(commands('protocol-math/shares.ts')).toContain("vitest run 'protocol-math/worked'");
  });

  it('of a browser test are types, form and lint: it needs a build', () => {
    expect(titles('tests/browser/site/routes.test.ts')).toEqual(['Types', 'Format', 'Lint']);
  });

  it('are none where there is nothing to check', () => {
    expect(planChecks([])).toEqual([]);
  });

  it('pass strange names on as they are', () => {
    expect(commands("docs/it's.mdx")[1]).toContain(`'docs/it'\\''s.mdx'`);
  });
});

it('names only folders and files of tests that there are', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'plan.ts'), 'utf8');
  const named = [...source.matchAll(/tests: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});
