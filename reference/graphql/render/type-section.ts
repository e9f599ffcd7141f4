import { html, type Html, nothing } from '../../../html/html.ts';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql';
import type { ElementKind } from '../../../common/element-kinds.ts';
import { heading, type TocItem } from '../../render/heading.ts';
import { prose } from '../../render/prose.ts';
import type { GqlContext } from './context.ts';
import { fieldList } from './field-list.ts';
import { memberList } from './member-list.ts';
import { standardScalars } from './standard-scalars.ts';
import { twinLinks } from './twin-links.ts';
import { usedByList } from './used-by-list.ts';
import { valueList } from './value-list.ts';

/** A type with all that is said of it, below a heading of the given level. */
export function typeSection(context: GqlContext, type: GraphQLNamedType, level: number): { toc: TocItem; html: Html } {
  const toc = { value: type.name, id: type.name, level };
  const description = standardScalars[type.name] ?? type.description ?? '';
  const uses = !(isScalarType(type) && isSpecifiedScalarType(type)) && usedByList(context, type.name);
  const section = html`<section class="type-section element-${kindOf(type)}">${heading(toc)}${prose(description)}${twinLinks(context, type.name)}${uses}${body(context, type)}</section>`;
  return { toc, html: section };
}

function kindOf(type: GraphQLNamedType): ElementKind {
  if (isEnumType(type)) return 'enum';
  if (isUnionType(type)) return 'union';
  if (isInputObjectType(type)) return 'input';
  return isScalarType(type) ? 'scalar' : 'object';
}

function body(context: GqlContext, type: GraphQLNamedType): Html {
  if (isEnumType(type)) return valueList(type);
  if (isUnionType(type)) return memberList(context, type);
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return nothing;
  const fields = fieldList(context, type.name, Object.values(type.getFields()));
  return isInterfaceType(type)
    ? html`<p>An interface: the types that implement it have these fields and more.</p>${fields}`
    : fields;
}
