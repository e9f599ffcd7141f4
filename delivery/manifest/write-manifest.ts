import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import type { BuildManifest, BuiltFile } from './build-manifest.ts';

export const manifestFile = 'build.json';

/** Size and digest of every file of a built site that a reader may ask for by its name. `moved` are pages that only redirect. */
function builtFiles(site: string, moved: ReadonlySet<string>): Record<string, BuiltFile> {
  const names = filesOf(site, (file) => !/\.(?:br|gz)$/.test(file) && file !== manifestFile);
  return Object.fromEntries(
    names.map((name) => {
      const content = readFileSync(path.join(site, name));
      const file = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
      return [name, moved.has(name) ? { ...file, moved: true as const } : file];
    }),
  );
}

/** Writes `/build.json` into a built site: one line a file, so that two builds can be compared with any diff. */
export function writeManifest(
  site: string,
  source: Omit<BuildManifest, 'files'>,
  moved: ReadonlySet<string> = new Set(),
): BuildManifest {
  const manifest: BuildManifest = { ...source, files: builtFiles(site, moved) };
  const { files, ...head } = manifest;
  const lines = Object.entries(files).map(([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)}`);
  const facts = Object.entries(head).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  writeFileSync(path.join(site, manifestFile), `{\n${facts.join('\n')}\n "files": {\n${lines.join(',\n')}\n }\n}\n`);
  return manifest;
}
