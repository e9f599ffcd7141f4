import { splitTree } from '../../common/splitTree.ts';
import type { ExtractedPage } from '../extract/types.ts';

/** What readers call a page of this kind when they ask for one: “submit order REST”, “staking tutorial”. */
const words: readonly (readonly [route: RegExp, name: string])[] = [
  [/^\/api\/rest\/./, 'REST API endpoint'],
  [/^\/api\/grpc\/./, 'gRPC API'],
  [/^\/api\/graphql\/./, 'GraphQL API'],
  [/^\/tutorials\/./, 'step by step tutorial'],
  [/^\/quickstarts\/./, 'quickstart'],
  [/\/(?:how-to|guides|get-started)\/./, 'step by step guide'],
];

/** Lets pages be found by the name of their kind as well. */
export function addKindWords(pages: readonly ExtractedPage[]): void {
  for (const { url, records } of pages) {
    const { route } = splitTree(url);
    for (const [matches, name] of words) if (matches.test(route)) records[0]?.names.add(name);
  }
}
