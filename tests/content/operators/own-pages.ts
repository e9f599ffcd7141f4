import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A hand-written page. */
export interface OwnPage {
  /** Path below the project's root. */
  readonly file: string;
  readonly text: string;
}

/** The hand-written pages below some folders. */
function pagesBelow(folders: readonly string[]): readonly OwnPage[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
    )
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** The pages of the three areas about tools, nodes and releases. */
export const ownPages = (): readonly OwnPage[] => pagesBelow(['docs/tools', 'docs/node-operators', 'docs/releases']);

/** Every hand-written page of the site: commands are named in tutorials and the wallet's how-to guides too. */
export const allPages = (): readonly OwnPage[] => pagesBelow(['docs']);
