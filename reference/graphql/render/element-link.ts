import { html, joined, type Html } from '../../../html/html.ts';
import { inTree } from '../../render/placeholders.ts';
import type { GqlName } from '../types.ts';
import type { GqlContext } from './context.ts';
import { getNamedType, type GraphQLType } from 'graphql';

/** The linked name of an element of the schema, in code font. */
export function elementLink({ routeOf }: Pick<GqlContext, 'routeOf'>, name: GqlName): Html {
  const route = routeOf(name);
  const code = html`<code>${name}</code>`;
  return route === undefined ? code : html`<a href="${inTree(route)}">${code}</a>`;
}

/** A type as the schema writes it, `[Order!]!`, with the name linked to where the type is described. */
export function typeReference({ routeOf }: Pick<GqlContext, 'routeOf'>, type: GraphQLType): Html {
  const { name } = getNamedType(type);
  const route = routeOf(name);
  const linked = route === undefined ? name : html`<a href="${inTree(route)}">${name}</a>`;
  return html`<span class="type">${joined(type.toString().split(name), linked)}</span>`;
}
