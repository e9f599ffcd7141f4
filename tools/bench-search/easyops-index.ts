import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuiltPage } from './built-pages.ts';

const require = createRequire(import.meta.url);
const server = path.dirname(require.resolve('@easyops-cn/docusaurus-search-local'));

interface Documents {
  scanDocuments(
    pages: readonly { filePath: string; url: string; type: 'docs' | 'page' }[],
    config: object,
  ): Promise<unknown[][]>;
}
interface Index {
  buildIndex(documents: unknown[][], config: object): unknown;
}
interface Generate {
  generate(config: object, folder: string): string;
}

/** Its defaults, and the settings of the specified site: hashed, English. */
const config = {
  language: ['en'],
  hashed: false,
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  fuzzyMatchingDistance: 1,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  highlightSearchTermsOnTargetPage: false,
  indexDocs: true,
  docsDir: [],
  blogDir: [],
  ignoreFiles: [],
  ignoreCssSelectors: ['.theme-doc-version-banner', '.page-menu'],
  forceIgnoreNoIndex: false,
};

/** Writes the index of @easyops-cn/docusaurus-search-local over the pages, by its own code, and the constants that its client reads. */
export async function writeEasyopsIndex(pages: readonly BuiltPage[], folder: string): Promise<void> {
  const { scanDocuments } = require(path.join(server, 'utils', 'scanDocuments.js')) as Documents;
  const { buildIndex } = require(path.join(server, 'utils', 'buildIndex.js')) as Index;
  const { generate } = require(path.join(server, 'utils', 'generate.js')) as Generate;
  const infos = pages.map(({ file, url, html }) => ({
    filePath: file,
    url,
    type: html.includes('theme-doc-markdown') ? ('docs' as const) : ('page' as const),
  }));
  const documents = await scanDocuments(infos, config);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'search-index.json'), JSON.stringify(buildIndex(documents, config)));
  generate(config, folder);
}
