import {
  buildASTSchema,
  concatAST,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Release } from '../../../product.ts';
import { readSources } from '../../graphql/read-sources.ts';
import type { Surface, SurfaceElement } from './surface.ts';

/** Types, fields, arguments and values of the GraphQL schema of a release. */
export async function graphqlSurface(release: Release, root: string): Promise<Surface> {
  const sources = await readSources(release, root);
  // The directives of the definitions say where descriptions come from: they are no part of the schema that is served.
  return surfaceOf(buildASTSchema(concatAST(sources.map(({ document }) => document)), { assumeValidSDL: true }));
}

/** What callers depend on in a schema. What breaks them is what graphql's own `findBreakingChanges` says; a test compares the two. */
export function surfaceOf(schema: GraphQLSchema): Surface {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [
      { kind: 'GraphQL type' as const, name: type.name, facts: { kind: kindOf(type) } },
      ...membersOf(type),
    ]);
}

function kindOf(type: GraphQLNamedType): string {
  if (isInterfaceType(type)) return 'interface';
  if (isObjectType(type)) return 'object';
  if (isInputObjectType(type)) return 'input';
  if (isUnionType(type)) return 'union';
  return isScalarType(type) ? 'scalar' : 'enum';
}

function membersOf(type: GraphQLNamedType): SurfaceElement[] {
  const parent = type.name;
  if (isObjectType(type) || isInterfaceType(type))
    return [
      ...type.getInterfaces().map((implemented): SurfaceElement => ({
        kind: 'GraphQL interface of a type',
        name: `${parent}: ${implemented.name}`,
        parent,
        facts: {},
      })),
      ...Object.values(type.getFields()).flatMap((field) => fieldOf(parent, field)),
    ];
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field): SurfaceElement => {
      const text = String(field.type);
      return {
        kind: 'GraphQL input field',
        name: `${parent}.${field.name}`,
        parent,
        facts: { type: text, required: text.endsWith('!') && field.defaultValue === undefined },
      };
    });
  }
  if (isUnionType(type))
    return type.getTypes().map((member): SurfaceElement => ({
      kind: 'GraphQL union member',
      name: `${parent}.${member.name}`,
      parent,
      facts: {},
    }));
  if (!isEnumType(type)) return [];
  return type.getValues().map((value): SurfaceElement => ({
    kind: 'GraphQL value',
    name: `${parent}.${value.name}`,
    parent,
    facts: { deprecated: value.deprecationReason !== undefined },
  }));
}

function fieldOf(parent: string, field: GraphQLField<unknown, unknown>): SurfaceElement[] {
  const name = `${parent}.${field.name}`;
  const args = field.args.map((arg): SurfaceElement => {
    const text = String(arg.type);
    return {
      kind: 'GraphQL argument',
      name: `${name}(${arg.name})`,
      parent: name,
      facts: { type: text, required: text.endsWith('!') && arg.defaultValue === undefined },
    };
  });
  return [
    {
      kind: 'GraphQL field',
      name,
      parent,
      facts: { type: String(field.type), deprecated: field.deprecationReason !== undefined },
    },
    ...args,
  ];
}
