import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unusedFamilies } from '../../../framework/prune-css/families.ts';
import { filesOf } from '../../../common/files-of.ts';
import { builtPages } from '../data/built-pages.ts';

const css = filesOf('build/assets/css', (file) => file.endsWith('.css'))
  .map((file) => readFileSync(`build/assets/css/${file}`, 'utf8'))
  .join('\n');
const code = filesOf('build/assets/js', (file) => file.endsWith('.js'))
  .map((file) => readFileSync(`build/assets/js/${file}`, 'utf8'))
  .join('\n');

describe('the minified style sheet', () => {
  it('declares every custom property of the framework that a rule reads', () => {
    const declared = new Set([...`${css}\n${code}`.matchAll(/(--ifm-[\w-]+)["']?\s*:/g)].map((match) => match[1]));
    const read = new Set([...css.matchAll(/var\((--ifm-[\w-]+)\)/g)].map((match) => match[1] ?? ''));
    expect(read.size).toBeGreaterThan(50);
    expect([...read].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('has a rule for each class of the framework that a page uses', () => {
    const used = new Set(
      builtPages().flatMap(({ html }) =>
        [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap((match) =>
          (match[1] ?? match[2] ?? '').split(/\s+/),
        ),
      ),
    );
    const styled = new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1]));
    const lost = [...used].filter((name) => unusedFamilies.some((family) => family.test(name)) && !styled.has(name));
    expect(used.size).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });
});
