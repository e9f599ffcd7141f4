import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { scopeDarkToScreen } from '../prune-css/scope-dark-to-screen.ts';
import type { PageSheet } from './sheets.ts';

/** The oldest browsers that pages are made for, as package.json lists them. */
const oldest = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** The text of a sheet, as short as it can be said; rules of the dark mode hold on screens alone, as in the sheet of all pages. */
export async function buildSheet({ files }: PageSheet, root: string): Promise<string> {
  const parts = await Promise.all(
    files.map(async (file) => {
      const from = path.join(root, file);
      const parsed = postcss.parse(await readFile(from, 'utf8'), { from });
      scopeDarkToScreen(parsed);
      return parsed.toString();
    }),
  );
  return (await transform(parts.join('\n'), { loader: 'css', minify: true, target: oldest })).code;
}
