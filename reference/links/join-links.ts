import type { ReferenceLinks } from '../../content/tags/facts.ts';

/** The links of all parts in one table, which `npm run generate` writes for the tags of hand-written pages. */
export function joinLinks(parts: readonly Partial<ReferenceLinks>[]): ReferenceLinks {
  const empty: ReferenceLinks = { operations: {}, types: {}, gql: {}, wallet: {}, commands: {}, params: {} };
  return parts.reduce<ReferenceLinks>((joined, part) => ({ ...joined, ...part }), empty);
}
