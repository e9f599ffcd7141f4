import type { ReferenceLinks } from './reference-links.ts';

/** The links of all parts in one table, which `npm run generate` writes for the tags of hand-written pages. */
export function joinLinks(parts: readonly Partial<ReferenceLinks>[]): ReferenceLinks {
  const empty: ReferenceLinks = {
    operations: {},
    types: {},
    gql: {},
    wallet: {},
    commands: {},
    params: {},
    contracts: {},
    programs: {},
  };
  return parts.reduce<ReferenceLinks>((joined, part) => ({ ...joined, ...part }), empty);
}
