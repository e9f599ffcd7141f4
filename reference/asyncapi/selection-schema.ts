import {
  GraphQLObjectType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export type AnySchema = Readonly<Record<string, unknown>>;

const scalars: Readonly<Record<string, AnySchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Timestamp: { type: 'string', format: 'date-time' },
};

/** A schema that lets null through, too. */
const orNull = (schema: AnySchema): AnySchema =>
  typeof schema['type'] === 'string' && schema['enum'] === undefined
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] };

/** A GraphQL operation with what its two messages hold. */
export interface OperationSchemas {
  /** Schema of the variables; undefined for an operation without any. */
  readonly variables: AnySchema | undefined;
  /** Schema of `data`: the members that the operation selects. */
  readonly data: AnySchema;
}

/**
 * JSON Schemas (draft 07) of the variables and the data of a GraphQL operation.
 *
 * @throws Error when the text holds no operation or names what the schema does not have
 */
export function operationSchemas(schema: GraphQLSchema, text: string): OperationSchemas {
  const document: DocumentNode = parse(text);
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error(`There is no operation of the schema in:\n${text}`);
  const given = (operation.variableDefinitions ?? []).map((node) => {
    const type = typeFromAST(schema, node.type as never) as GraphQLInputType | undefined;
    if (!type) throw new Error(`The schema has no type for the variable ${node.variable.name.value}.`);
    return [node.variable.name.value, type, node.defaultValue !== undefined] as const;
  });
  const required = given.filter(([, type, hasDefault]) => isNonNullType(type) && !hasDefault).map(([name]) => name);
  return {
    variables:
      given.length === 0
        ? undefined
        : {
            type: 'object',
            properties: Object.fromEntries(given.map(([name, type]) => [name, inputSchema(type)])),
            ...(required.length > 0 && { required }),
            additionalProperties: false,
          },
    data: selected(schema, root, operation.selectionSet),
  };
}

function inputSchema(type: GraphQLInputType): AnySchema {
  const bare = getNullableType(type);
  const value: AnySchema = isListType(bare)
    ? { type: 'array', items: inputSchema(bare.ofType as GraphQLInputType) }
    : isEnumType(bare)
      ? { type: 'string', enum: bare.getValues().map(({ name }) => name) }
      : isInputObjectType(bare)
        ? {
            type: 'object',
            properties: Object.fromEntries(
              Object.values(bare.getFields()).map((field) => [
                field.name,
                { ...inputSchema(field.type), ...(field.description && { description: field.description }) },
              ]),
            ),
          }
        : (scalars[bare.name] ?? { type: 'string' });
  return isNonNullType(type) ? value : orNull(value);
}

function outputSchema(schema: GraphQLSchema, type: GraphQLOutputType, selection?: SelectionSetNode): AnySchema {
  const bare = getNullableType(type);
  const value: AnySchema = isListType(bare)
    ? { type: 'array', items: outputSchema(schema, bare.ofType as GraphQLOutputType, selection) }
    : isEnumType(bare)
      ? { type: 'string', enum: bare.getValues().map(({ name }) => name) }
      : isCompositeType(bare) && selection
        ? selected(schema, bare, selection)
        : (scalars[(bare as { name: string }).name] ?? { type: 'string' });
  return isNonNullType(type) ? value : orNull(value);
}

/** The object that a selection gives. What stands in a fragment on another type is there for that type only. */
function selected(schema: GraphQLSchema, type: GraphQLCompositeType, { selections }: SelectionSetNode): AnySchema {
  const properties: Record<string, AnySchema> = {};
  const required: string[] = [];
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      const field = 'getFields' in type ? type.getFields()[selection.name.value] : undefined;
      if (!field && selection.name.value !== '__typename')
        throw new Error(`${type.name} has no field ${selection.name.value}.`);
      properties[name] = field
        ? {
            ...outputSchema(schema, field.type, selection.selectionSet),
            ...(field.description && { description: field.description }),
          }
        : { type: 'string' };
      required.push(name);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const named = selection.typeCondition?.name.value;
      const inner = named === undefined ? type : schema.getType(named);
      if (!(inner instanceof GraphQLObjectType)) throw new Error(`${String(named)} is no object type of the schema.`);
      Object.assign(properties, selected(schema, inner, selection.selectionSet)['properties']);
    } else throw new Error('Named fragments are not read here: write the fields where they are asked for.');
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}
