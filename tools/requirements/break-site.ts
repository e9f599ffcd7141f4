import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Requirement } from './load-requirements.ts';

/** Writes a file anew: the copy's files are links to the originals, which stay as they are. */
function write(file: string, text: string): void {
  // A compressed form of what it was would be served in its place.
  for (const form of [file, `${file}.br`, `${file}.gz`]) rmSync(form, { force: true });
  writeFileSync(file, text);
}

/** Replaces in every file that matches. @throws Error when an expression matches nowhere: then nothing would be broken */
function replaceIn(site: string, files: readonly string[], pairs: readonly (readonly [string, string])[]): void {
  if (files.length === 0) throw new Error('no file of the site matches');
  for (const [expression, text] of pairs) {
    const pattern = new RegExp(expression, 'gs');
    let changed = 0;
    for (const file of files) {
      const whole = path.join(site, file);
      const before = readFileSync(whole, 'utf8');
      const after = before.replace(pattern, text);
      if (after === before) continue;
      write(whole, after);
      changed += 1;
    }
    if (changed === 0) throw new Error(`/${expression}/ is nowhere in ${files.slice(0, 3).join(', ')}`);
  }
}

/**
 * Breaks a requirement in a copy of the built site.
 *
 * @param site folder of the copy, whose files may be links
 * @throws Error when what is to be broken is not there
 */
export function breakSite(site: string, how: Requirement['break']): void {
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = all.filter((file) => file.endsWith('.html'));
  if (how.replace !== undefined) {
    const among =
      how.pages === undefined
        ? all.filter((file) => new RegExp(how.files ?? '^$').test(file))
        : pages.filter((file) => new RegExp(how.pages ?? '').test(file));
    replaceIn(site, among, how.replace);
  }
  for (const file of how.remove ?? []) {
    if (!existsSync(path.join(site, file))) throw new Error(`${file} is not there`);
    for (const form of ['', '.br', '.gz']) rmSync(path.join(site, `${file}${form}`), { force: true });
  }
  if (how.css === undefined && how.script === undefined) return;
  // As files of the site's own: its policy takes no others.
  const sheet = how.css === undefined ? '' : '<link rel=stylesheet href=/assets/broken.css>';
  const script = how.script === undefined ? '' : '<script src=/assets/broken.js></script>';
  if (how.css !== undefined) write(path.join(site, 'assets', 'broken.css'), how.css);
  if (how.script !== undefined) write(path.join(site, 'assets', 'broken.js'), how.script);
  replaceIn(
    site,
    pages.filter(
      (file) => readFileSync(path.join(site, file), 'utf8').includes('</head>') || !file.endsWith('404.html'),
    ),
    [['<meta charset=[^>]*>', `$&${script}${sheet}`]],
  );
}
