import type { ReferenceLinks } from '../../mdx-tags/facts.ts';
import type { Model } from '../model/model.ts';
import { typeLinks } from './type-links.ts';

/** Where the elements of the reference are, for the tags of hand-written pages. */
export function referenceLinks(model: Model): ReferenceLinks {
  return {
    operations: Object.fromEntries(model.operations.map(({ id, route, title, method, path }) => [id, { route, title, method, path }])),
    types: typeLinks(model),
    gql: {},
    wallet: {},
    commands: {},
    params: {},
  };
}
