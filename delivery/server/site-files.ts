import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import { isForHosts } from '../hosting/host-files.ts';

/** What one answer can be made of: a file as it is, or the compressed one beside it. */
export interface Representation {
  /** Path below the site's folder, with forward slashes. */
  readonly file: string;
  readonly size: number;
  /** Milliseconds. */
  readonly modified: number;
  /** Strong: made from the content. */
  readonly etag: string;
}

export interface SiteFile {
  /** The file's own name, from which its type and caching follow. */
  readonly name: string;
  readonly identity: Representation;
  readonly br?: Representation;
  readonly gzip?: Representation;
}

/** Files that hosts read and no reader asks for, and files that are hidden (all but `/.well-known`). */
function isPublic(file: string): boolean {
  return !isForHosts(file) && !/(?:^|\/)\.(?!well-known\/)/.test(file);
}

/**
 * Every address at which a built site has something, and what is there: files by their names, pages without `.html`. Links
 * in the folder are not followed, wherever they lead.
 * @param root the folder, all links in its own path resolved
 */
export function siteFiles(folder: string): { readonly root: string; readonly at: ReadonlyMap<string, SiteFile> } {
  const root = realpathSync(folder);
  const names = filesOf(root, isPublic);
  const known = new Set(names);
  const represent = (file: string): Representation => {
    const { size, mtimeMs } = statSync(path.join(root, file));
    const digest = createHash('sha256')
      .update(readFileSync(path.join(root, file)))
      .digest('base64url');
    return { file, size, modified: mtimeMs, etag: `"${digest.slice(0, 27)}"` };
  };
  const at = new Map<string, SiteFile>();
  for (const name of names) {
    const packed = (ending: string): Representation | undefined =>
      known.has(name + ending) ? represent(name + ending) : undefined;
    const [br, gzip] = [packed('.br'), packed('.gz')];
    const file: SiteFile = { name, identity: represent(name), ...(br && { br }), ...(gzip && { gzip }) };
    at.set(`/${name}`, file);
    // A file of that very name goes first: `names` is sorted, so it is there already.
    const page = `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    if (name !== '404.html' && !at.has(page)) at.set(page, file);
  }
  return { root, at };
}
