import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trees } from '../../product.ts';
import { handWritten } from './paths.ts';

const folderOf = (version: string): string => `versioned_docs/version-${version}`;

/**
 * What keeps the archive from being cut or built for the release that the mainnet tree describes, and what to do about it; undefined
 * when nothing does.
 *
 * @param root project root
 * @param version the framework's name of that release, `v0.73`
 */
export function archiveFault(root: string, version: string = trees.mainnet.docsVersion): string | undefined {
  const all = path.join(root, 'versioned_docs');
  const others = (existsSync(all) ? readdirSync(all) : [])
    .map((name) => /^version-(.+)$/.exec(name)?.[1])
    .filter((name): name is string => name !== undefined && name !== version)
    .filter((name) =>
      handWritten(root, folderOf(name)).some((file) => existsSync(path.join(root, folderOf(name), file))),
    );
  const [other] = others;
  if (other === undefined) return undefined;
  const hasOwn = handWritten(root, folderOf(version)).length > 0;
  const told = `product.ts names ${version} for the mainnet tree, and ${folderOf(other)} holds pages of ${other}.`;
  if (hasOwn) return `${told}\n  No tree shows them: remove that folder with git rm -r ${folderOf(other)}`;
  return `${told}\n  Rename the folder with git mv ${folderOf(other)} ${folderOf(version)} and run npm run archive.`;
}

/** The same for a build, which takes the names of the archives from versions.json as well. */
export function buildFault(root: string, version: string = trees.mainnet.docsVersion): string | undefined {
  const fault = archiveFault(root, version);
  if (fault !== undefined) return fault;
  const named = (JSON.parse(readFileSync(path.join(root, 'versions.json'), 'utf8')) as string[]).join(', ');
  return named === version
    ? undefined
    : `product.ts names ${version} for the mainnet tree, and versions.json ${named === '' ? 'nothing' : named}.\n  Run npm run archive.`;
}
