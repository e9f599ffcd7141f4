import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  TypeNameMetaFieldDef,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** How much a query asks for. */
export interface QuerySize {
  /** Fields that it names, fragments counted where they are used: the complexity of the release. */
  readonly fields: number;
  /** Values that the answer would hold when each list held as many entries as the query asks for, else `usualEntries`. */
  readonly values: number;
}

/** Entries that a list is taken to have when the query says nothing of its length. */
const usualEntries = 10;

const rootOf = (schema: GraphQLSchema, { operation }: OperationDefinitionNode): GraphQLNamedType | undefined =>
  schema.getRootType(operation) ?? undefined;

const fieldOf = (type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined => {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  return isObjectType(type) ? type.getFields()[name] : undefined;
};

/** The page that a field asks for with `first` or `last`, in its argument `pagination` or by themselves. */
function pageOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number | undefined {
  const given = Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
  const pagination =
    typeof given['pagination'] === 'object' && given['pagination'] !== null
      ? (given['pagination'] as Record<string, unknown>)
      : given;
  const asked = [pagination['first'], pagination['last']]
    .map(Number)
    .filter((number) => Number.isFinite(number) && number >= 0);
  return asked.length === 0 ? undefined : Math.max(...asked);
}

/**
 * Measures an operation without running it. Each fragment is measured once for each length of the page around it, so that
 * fragments which use each other many times cost no time here.
 *
 * @param document one that is valid for the schema: fragments exist and have no circles
 */
export function measureQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> = {},
): QuerySize {
  const fragments = new Map(
    document.definitions
      .filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION)
      .map((part) => [part.name.value, part]),
  );
  const known = new Map<string, QuerySize>();

  const ofField = (field: FieldNode, owner: GraphQLNamedType | undefined, page: number | undefined): QuerySize => {
    const definition = fieldOf(owner, field.name.value);
    const type = definition?.type;
    const inner =
      field.selectionSet === undefined
        ? { fields: 0, values: 0 }
        : ofSelection(field.selectionSet, type && getNamedType(type), pageOf(field, variables));
    const entries = type !== undefined && isListType(getNullableType(type)) ? (page ?? usualEntries) : 1;
    return { fields: 1 + inner.fields, values: entries * (1 + inner.values) };
  };
  const ofSelection = (
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    page: number | undefined,
  ): QuerySize => {
    let [fields, values] = [0, 0];
    for (const selection of selections) {
      const size =
        selection.kind === Kind.FIELD
          ? ofField(selection, type, page)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSelection(
                selection.selectionSet,
                selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type,
                page,
              )
            : ofFragment(selection.name.value, page);
      fields += size.fields;
      values += size.values;
    }
    return { fields, values };
  };
  const ofFragment = (name: string, page: number | undefined): QuerySize => {
    const key = `${name} ${page ?? ''}`;
    const fragment = fragments.get(name);
    const size =
      known.get(key) ??
      (fragment === undefined
        ? { fields: 0, values: 0 }
        : ofSelection(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), page));
    known.set(key, size);
    return size;
  };
  return ofSelection(operation.selectionSet, rootOf(schema, operation), undefined);
}
