import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A hand-written page about tools, nodes or releases. */
export interface OwnPage {
  /** Path below the project's root. */
  readonly file: string;
  readonly text: string;
}

const folders = ['docs/tools', 'docs/node-operators', 'docs/releases'];

/** All hand-written pages of the three areas; stubs of the generated reference are left out. */
export function ownPages(): readonly OwnPage[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => !text.includes('<Reference file="'));
}
