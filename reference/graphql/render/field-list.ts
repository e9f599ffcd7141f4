import { html, type Html, nothing } from '../../../html/html.ts';
import type { GraphQLArgument, GraphQLField, GraphQLInputField } from 'graphql';
import { badge } from '../../render/badges.ts';
import { hashLink } from '../../render/heading.ts';
import { inlineProse, prose } from '../../render/prose.ts';
import { snakeCase } from '../../../common/letter-case.ts';
import type { GqlName } from '../types.ts';
import { anchor } from './anchor.ts';
import { typeReference } from './element-link.ts';
import type { GqlContext } from './context.ts';
import { isElsewhere, twinLinks } from './twin-links.ts';

type Part = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** The fields of an object or an input, with their arguments. */
export function fieldList(context: GqlContext, type: string, fields: readonly Part[]): Html {
  return html`<ul class="fields">${fields.map((field) => item(context, type, `${type}.${field.name}`, field))}</ul>`;
}

/** The arguments of a field. Empty when it has none. */
export function argumentList(context: GqlContext, field: GqlName, args: readonly GraphQLArgument[]): Html {
  if (args.length === 0) return nothing;
  const items = args.map((argument) => item(context, field, `${field}(${argument.name})`, argument));
  return html`<p class="arguments">Arguments</p><ul class="fields">${items}</ul>`;
}

/** What a deprecated element says: what to use in its place. Empty for others. */
export function deprecation({ deprecationReason }: Pick<Part, 'deprecationReason'>): Html {
  return deprecationReason ? html`<p class="deprecated">Deprecated. ${inlineProse(deprecationReason)}</p>` : nothing;
}

function item(context: GqlContext, parent: GqlName, name: GqlName, part: Part): Html {
  const id = anchor(name);
  const args = 'args' in part ? argumentList(context, name, part.args) : '';
  const twins =
    isElsewhere(context, name, parent, snakeCase(part.name)) && !name.endsWith(')') ? twinLinks(context, name) : '';
  return html`
    <li id="${id}"><code class="name">${part.name}</code> ${typeReference(context, part.type)}
    ${part.deprecationReason && badge('deprecated', 'deprecated')}${hashLink(id, name)}
    ${prose(part.description ?? '')}${deprecation(part)}${twins}${args}</li>`;
}
