import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site.js';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageFolders } from '../../common/page-folders.ts';
import { trees } from '../../product.ts';
import docsOfTwoFolders, { validateOptions } from './index.ts';

/** What the plugin of the framework calls: the same modules that the seam replaces functions of. */
const load = createRequire(import.meta.url);
const reading = load('@docusaurus/plugin-content-docs/lib/docs.js') as Record<'readVersionDocs', object>;
const versions = load('@docusaurus/plugin-content-docs/lib/versions/version.js') as Record<
  'readVersionsMetadata',
  object
>;
const { readVersionDocs } = reading;
const { readVersionsMetadata } = versions;

let site: string;
function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
}
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'two-folders-'));
  put('docusaurus.config.js', `module.exports = { title: 't', url: 'https://example.org', baseUrl: '/' };\n`);
  put('versions.json', JSON.stringify([trees.mainnet.docsVersion]));
  for (const { written, generated } of Object.values(pageFolders)) {
    put(`${written}/written.mdx`, 'By hand.\n');
    put(`${generated}/api/made.mdx`, '---\nslug: /api/made\n---\n');
  }
});
afterEach(() => rmSync(site, { recursive: true }));

/** The plugin as the framework makes it of a configuration, for a site whose sidebars are of these pages. */
async function plugin(sidebar: readonly string[] = ['written', 'api/made']): Promise<Plugin<LoadedContent>> {
  put('sidebars.js', `module.exports = ${JSON.stringify({ all: sidebar })};\n`);
  put(`versioned_sidebars/version-${trees.mainnet.docsVersion}-sidebars.json`, JSON.stringify({ all: sidebar }));
  const options = validateOptions({
    options: { routeBasePath: '/', sidebarPath: './sidebars.js' },
    validate(schema, given) {
      const { value, error } = schema.validate(given);
      if (error !== undefined) throw error;
      return value as PluginOptions;
    },
  });
  return docsOfTwoFolders(await loadContext({ siteDir: site }), { ...options, id: 'default' });
}

/** Every page of a site: its version, its file and its route. */
async function pages(from: Plugin<LoadedContent>): Promise<string[]> {
  const content = await from.loadContent?.();
  return (content?.loadedVersions ?? [])
    .flatMap(({ versionName, docs }) => docs.map(({ source, permalink }) => `${versionName} ${source} ${permalink}`))
    .sort();
}

const both = [
  'current @site/.generated/pages/testnet/api/made.mdx /next/api/made',
  'current @site/docs/written.mdx /next/written',
  `${trees.mainnet.docsVersion} @site/.generated/pages/mainnet/api/made.mdx /api/made`,
  `${trees.mainnet.docsVersion} @site/${pageFolders.mainnet.written}/written.mdx /written`,
];

describe('the plugin of documents', () => {
  it('reads the written and the generated pages of a version', async () => {
    expect(await pages(await plugin())).toEqual(both);
  });

  it('reads each once however often the development server loads it', async () => {
    await plugin();
    const later = await plugin();
    await later.loadContent?.();
    expect(await pages(later)).toEqual(both);
  });

  it('compiles and watches both folders', async () => {
    const made = await plugin();
    const rules = JSON.stringify(
      (
        made.configureWebpack as unknown as () => { module: { rules: readonly { include: unknown }[] } }
      )().module.rules.map(({ include }) => include),
    );
    for (const folder of Object.values(pageFolders).flatMap(({ written, generated }) => [written, generated])) {
      expect(rules).toContain(`"${path.join(site, folder)}/"`);
      expect(made.getPathsToWatch?.()).toContain(`${path.join(site, folder)}/**/*.{md,mdx}`);
    }
  });

  it('refuses a page that stands in both', async () => {
    put('docs/api/made.mdx', 'By hand.');
    await expect((await plugin()).loadContent?.()).rejects.toThrow(
      `${path.join(site, 'docs/api/made.mdx')} is written by hand, and the reference makes a page of that name: rename one.`,
    );
  });

  it('says what to do when no page was generated', async () => {
    rmSync(path.join(site, '.generated'), { recursive: true });
    await expect((await plugin()).loadContent?.()).rejects.toThrow('holds no pages: run `npm run generate`');
  });

  // What an upgrade of the framework could bring: it calls something else, and what was replaced is never asked.
  it.each([[['written', 'api/made']], [['written']]])(
    'stops when the framework lists pages otherwise, with sidebars of %s',
    async (sidebar) => {
      const made = await plugin(sidebar);
      reading.readVersionDocs = readVersionDocs;
      await expect(made.loadContent?.()).rejects.toThrow(
        'readVersionDocs: The framework no longer asks for it where framework/generated-pages/index.ts replaces it',
      );
    },
  );

  it('stops when the framework finds its versions otherwise', async () => {
    Object.defineProperty(versions, 'readVersionsMetadata', {
      get: () => readVersionsMetadata,
      set: () => undefined,
      configurable: true,
    });
    try {
      await expect(plugin()).rejects.toThrow('readVersionsMetadata: The framework no longer asks for it');
    } finally {
      Object.defineProperty(versions, 'readVersionsMetadata', { value: readVersionsMetadata, writable: true });
    }
  });
});
