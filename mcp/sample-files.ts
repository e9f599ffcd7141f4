import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleLanguages } from '../common/sample-languages.ts';
import { filesOf } from '../common/files-of.ts';

const extensions = sampleLanguages.map(({ extension }) => `.${extension}`);

/** Samples in `examples/` that stand in several languages: name → extension → file. */
export function sampleFiles(folder: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  if (!existsSync(folder)) return found;
  for (const file of filesOf(
    folder,
    (name) =>
      extensions.includes(path.extname(name)) && !name.includes('node_modules') && !/\.test\.|\.d\.ts$/.test(name),
  )) {
    const extension = path.extname(file);
    const name = file.slice(0, -extension.length);
    found.set(name, (found.get(name) ?? new Map<string, string>()).set(extension.slice(1), file));
  }
  return found;
}

/** A sample without the comments that mark its regions for pages. */
export function sampleText(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replace(/^[ \t]*(?:#|\/\/)\s*(?:end)?region: .*\n/gm, '');
}
