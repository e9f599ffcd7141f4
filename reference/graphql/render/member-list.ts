import type { GraphQLUnionType } from 'graphql';
import { inlineProse } from '../../render/prose.ts';
import type { GqlContext } from './context.ts';
import { elementLink } from './element-link.ts';

/** The types that a union stands for, each with the first paragraph of its description. */
export function memberList(context: GqlContext, type: GraphQLUnionType): string {
  const items = type.getTypes().map(({ name, description }) => {
    const text = (description ?? '').split('\n\n')[0] ?? '';
    return `<li>${elementLink(context, name)} ${inlineProse(text)}</li>`;
  });
  return `<ul class="union-members">${items.join('')}</ul>`;
}
