import { html, type Html } from '../../../html/html.ts';
import type { GraphQLUnionType } from 'graphql';
import { inlineProse } from '../../render/prose.ts';
import type { GqlContext } from './context.ts';
import { elementLink } from './element-link.ts';

/** The types that a union stands for, each with the first paragraph of its description. */
export function memberList(context: GqlContext, type: GraphQLUnionType): Html {
  const items = type.getTypes().map(({ name, description }) => {
    const text = (description ?? '').split('\n\n')[0] ?? '';
    return html`<li>${elementLink(context, name)} ${inlineProse(text)}</li>`;
  });
  return html`<ul class="union-members">${items}</ul>`;
}
