import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf } from '../../../common/files-of.ts';

/** A copy of the built site that a test may break. Files are linked, not copied, until they are changed. */
export interface SiteCopy {
  readonly root: string;
  /** Names of files that match. */
  find(pattern: RegExp): string[];
  read(file: string): string;
  /** Removes a file and its compressed versions. */
  drop(file: string): void;
  /** Puts other content in a file's place, without compressed versions. */
  replace(file: string, content: string): void;
  rename(from: string, to: string): void;
  /** Takes the files of the built site again. */
  mend(): void;
  remove(): void;
}

const versions = ['', '.br', '.gz'];

function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

/** Copies the built site into a temporary folder. */
export function copySite(build = 'build'): SiteCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  const fill = (): void => {
    for (const file of filesOf(build))
      if (!existsSync(path.join(root, file))) link(path.join(build, file), path.join(root, file));
  };
  fill();
  const changed = new Set<string>();
  const drop = (file: string): void => {
    changed.add(file);
    for (const version of versions) rmSync(path.join(root, file + version), { force: true });
  };
  return {
    root,
    find: (pattern) => filesOf(root, (file) => pattern.test(file)),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    drop,
    replace(file, content) {
      drop(file);
      writeFileSync(path.join(root, file), content);
    },
    rename(from, to) {
      for (const version of versions)
        if (existsSync(path.join(root, from + version)))
          renameSync(path.join(root, from + version), path.join(root, to + version));
    },
    mend() {
      for (const file of changed) drop(file);
      changed.clear();
      fill();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
