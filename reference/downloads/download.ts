import { exampleChain } from '../examples/example-chain.ts';

/** A file that readers download from the site. */
export interface Download {
  /** Path below the tree, `api/openapi/core.json`. */
  readonly file: string;
  /** What it is, in a few words. */
  readonly title: string;
  readonly content: string | Uint8Array;
  /** It is for programs of this site: no list names it. */
  readonly isUnlisted?: true;
  /** It is about both networks: their names and chains stay as they are in both trees. */
  readonly namesNetworks?: true;
}

/** A download as a tree gives it: examples name the chain of the tree's own network. */
export function ofChain(download: Download, chainId: string): Download {
  const { content, namesNetworks } = download;
  if (namesNetworks || typeof content !== 'string') return download;
  return { ...download, content: content.replaceAll(exampleChain, chainId) };
}
