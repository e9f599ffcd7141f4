import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { failedReplacements } from './check-replacements.ts';

/** Files of the framework that ours are written against: what they were when somebody last compared, and which file of ours to look at. */
const reliedOn = JSON.parse(readFileSync(new URL('./relied-on.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, { readonly seen: string; readonly ours: string }>
>;

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
const versionOf = (file: string): string =>
  (
    JSON.parse(readFileSync(path.join('node_modules', ...file.split('/').slice(0, 2), 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** What changed since somebody looked, a line for each file. */
function changed(table: typeof reliedOn): string[] {
  return Object.entries(table).flatMap(([file, { seen, ours }]) => {
    const place = path.join('node_modules', file);
    if (!existsSync(place)) return [`${file} is gone in ${versionOf(file)}: see what ${ours} needs it for.`];
    const now = digest(place);
    return now === seen
      ? []
      : [
          `${file} of ${versionOf(file)} is not what ${ours} was written against: compare them, then write ${now} into framework/seams/relied-on.json.`,
        ];
  });
}

describe('the files of the framework that ours rely on', () => {
  it('are those that somebody compared with ours', () => {
    expect(Object.keys(reliedOn).length).toBeGreaterThan(40);
    expect(changed(reliedOn)).toEqual([]);
  });

  it('would be seen to change, and to go', () => {
    const file = '@docusaurus/core/lib/client/preload.js';
    expect(changed({ [file]: { seen: '0', ours: 'x.ts' } })[0]).toContain(
      'is not what x.ts was written against: compare them',
    );
    expect(changed({ '@docusaurus/core/lib/client/none.js': { seen: '0', ours: 'x.ts' } })[0]).toContain('is gone in');
  });

  it('are listed with a file of ours that exists', () => {
    expect(
      Object.values(reliedOn)
        .map(({ ours }) => ours)
        .filter((file) => !existsSync(file)),
    ).toEqual([]);
  });

  it('hold every original that src/theme overrides, and every style sheet of a component that only the build renders', () => {
    const listed = new Set(Object.values(reliedOn).map(({ ours }) => ours));
    const overrides = readdirSync('src/theme', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.split(path.sep).join('/'));
    const originals = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];
    const withOriginal = overrides.filter((file) =>
      originals.some((folder) => existsSync(path.join('node_modules', folder, file.replace(/tsx$/, 'js')))),
    );
    expect(withOriginal.length).toBeGreaterThan(20);
    expect(withOriginal.filter((file) => !listed.has(`src/theme/${file}`))).toEqual([]);
    const styles = [
      ...readFileSync('framework/instant-pages/runtime/static-styles.ts', 'utf8').matchAll(/'(@docusaurus[^']+)'/g),
    ].map(([, file = '']) => file);
    expect(styles.length).toBeGreaterThan(8);
    expect(styles.filter((file) => reliedOn[file] === undefined)).toEqual([]);
  });
});

describe('the replacement of a module', () => {
  const wanted = [
    { ours: 'runtime/progress-bar.ts', theirs: 'theme-classic/lib/nprogress.js' },
    { ours: 'runtime/preload.ts' },
  ];

  it("has worked when ours is there and the framework's is not", () => {
    expect(
      failedReplacements(
        ['/x/runtime/progress-bar.ts', '/x/runtime/preload.ts', '/y/core/lib/client/preload.js'],
        wanted,
      ),
    ).toEqual([]);
  });

  it('is seen not to have worked', () => {
    expect(failedReplacements(['/y/theme-classic/lib/nprogress.js', '/x/runtime/preload.ts'], wanted)).toEqual([
      expect.stringContaining("runtime/progress-bar.ts is not in the browser's code"),
      expect.stringContaining("theme-classic/lib/nprogress.js is in the browser's code although it is replaced"),
    ]);
  });
});
