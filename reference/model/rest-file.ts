import type { Release } from '../../product.ts';

/** Where the REST definition of a release is, from the project's root. */
export const restDefinitionFile = (release: Release): string => `${release.folder}/rest.yaml`;
