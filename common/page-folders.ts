import { trees, type TreeName } from '../product.ts';

/** Where the pages of a tree lie, from the project's root, with `/`. */
export interface PageFolders {
  /** Pages that people write. That of the archive is where the framework looks for it. */
  readonly written: string;
  /** Pages that `npm run generate` makes. Each has the route that it would have in the other folder. */
  readonly generated: string;
}

/** The generated pages of all trees. */
export const generatedPages = '.generated/pages';

export const pageFolders: Readonly<Record<TreeName, PageFolders>> = {
  mainnet: { written: `versioned_docs/version-${trees.mainnet.docsVersion}`, generated: `${generatedPages}/mainnet` },
  testnet: { written: 'docs', generated: `${generatedPages}/testnet` },
};
