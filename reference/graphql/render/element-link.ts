import { inTree } from '../../render/placeholders.ts';
import type { GqlName } from '../types.ts';
import type { GqlContext } from './context.ts';

/** The linked name of an element of the schema, in code font. */
export function elementLink({ routeOf }: Pick<GqlContext, 'routeOf'>, name: GqlName): string {
  const route = routeOf(name);
  const code = `<code>${name}</code>`;
  return route === undefined ? code : `<a href="${inTree(route)}">${code}</a>`;
}
