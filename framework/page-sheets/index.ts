import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pluginStatic } from '../static-folders.ts';
import { buildSheet } from './build-sheet.ts';
import { elementSigns } from './element-signs.ts';
import { pageSheets, sheetsFolder, signsFile } from './sheets.ts';

/**
 * Style sheets of what stands on some pages only. Their addresses, which change with their content so that browsers may keep them, are
 * offered to every page; the page template keeps those that the page needs (framework/config/page-template.ts), and on the way to
 * another page framework/instant-pages/runtime/own-sheets.ts asks for what is not there yet. While pages are written they are part of the
 * page's code, with hot reload.
 */
export default async function loadPageSheets({ siteDir }: LoadContext): Promise<Plugin> {
  const name = 'page-sheets';
  mkdirSync(path.join(siteDir, path.dirname(signsFile)), { recursive: true });
  writeFileSync(path.join(siteDir, signsFile), elementSigns());
  if (process.env['NODE_ENV'] !== 'production')
    return {
      name,
      getClientModules: () => pageSheets.flatMap(({ files }) => files.map((file) => path.join(siteDir, file))),
    };
  const folder = path.join(siteDir, pluginStatic, sheetsFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const addresses = await Promise.all(
    pageSheets.map(async (sheet) => {
      const css = await buildSheet(sheet, siteDir);
      const file = `${sheet.name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
      writeFileSync(path.join(folder, file), css);
      return `/${sheetsFolder}/${file}`;
    }),
  );
  return {
    name,
    injectHtmlTags: () => ({
      headTags: addresses.map((href) => ({ tagName: 'link', attributes: { rel: 'stylesheet', href } })),
    }),
  };
}
