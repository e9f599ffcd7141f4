import {
  Kind,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeDefinitionNode,
} from 'graphql';
import type { GqlName, GqlPlace } from './types.ts';
import type { GraphqlSource } from './read-sources.ts';

export type ElementNode = TypeDefinitionNode | FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

/** A node of the schema that needs a description. */
export interface GqlElement {
  readonly name: GqlName;
  readonly node: ElementNode;
  /** The field of an argument, the type of a field or value; a type has none. */
  readonly parent?: GqlElement;
  readonly place: GqlPlace;
}

/** Every element of the definitions; a parent comes before its children. */
export function elements(sources: readonly GraphqlSource[]): GqlElement[] {
  const found: GqlElement[] = [];
  for (const { file, types } of sources) {
    const add = (name: GqlName, node: ElementNode, parent?: GqlElement): GqlElement => {
      const line = node.name.loc?.startToken.line ?? 1;
      const element = { name, node, place: { file, line }, ...(parent && { parent }) };
      found.push(element);
      return element;
    };
    for (const type of types) {
      const owner = add(type.name.value, type);
      for (const child of children(type)) {
        const element = add(`${owner.name}.${child.name.value}`, child, owner);
        for (const argument of child.kind === Kind.FIELD_DEFINITION ? (child.arguments ?? []) : []) {
          add(`${element.name}(${argument.name.value})`, argument, element);
        }
      }
    }
  }
  return found;
}

function children(
  type: TypeDefinitionNode,
): readonly (FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode)[] {
  if (type.kind === Kind.ENUM_TYPE_DEFINITION) return type.values ?? [];
  return 'fields' in type ? (type.fields ?? []) : [];
}
