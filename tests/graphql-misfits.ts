import {
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/**
 * What of an answer does not fit the schema, by its path. It is told by the schema alone, without what made the answer.
 *
 * @param text the query, which begins with its operation
 * @param data the member `data` of the answer
 * @throws Error when the query begins with something else
 */
export function misfits(schema: GraphQLSchema, text: string, data: unknown): string[] {
  const document = parse(text);
  const fragments = new Map(
    document.definitions
      .filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION)
      .map((part) => [part.name.value, part]),
  );
  const found: string[] = [];

  const value = (path: string, type: GraphQLOutputType, given: unknown, below: SelectionSetNode | undefined): void => {
    if (given === undefined) return void found.push(`${path}: missing`);
    if (given === null) return void (isNonNullType(type) && found.push(`${path}: null`));
    const inner = getNullableType(type);
    if (isListType(inner)) {
      if (!Array.isArray(given)) return void found.push(`${path}: no list`);
      const of = inner.ofType as GraphQLOutputType;
      return given.forEach((item, index) => value(`${path}[${index}]`, of, item, below));
    }
    const named = getNamedType(inner);
    if (isEnumType(named)) return void (named.getValue(String(given)) ?? found.push(`${path}: ${String(given)}`));
    if (isLeafType(named)) {
      const kind = { Int: 'number', Float: 'number', Boolean: 'boolean' }[named.name] ?? 'string';
      return void (typeof given !== kind && found.push(`${path}: ${typeof given}, not ${kind}`));
    }
    if (below) selection(path, named, given as Record<string, unknown>, below);
  };
  const selection = (
    path: string,
    type: GraphQLNamedType,
    given: Record<string, unknown>,
    { selections }: SelectionSetNode,
  ): void => {
    for (const part of selections) {
      if (part.kind === Kind.FIELD) {
        if (part.name.value === '__typename') continue;
        const name = part.alias?.value ?? part.name.value;
        const field = isObjectType(type) ? type.getFields()[part.name.value] : undefined;
        if (field) value(`${path}.${name}`, field.type, given[name], part.selectionSet);
        else found.push(`${path}.${name}: no field of ${type.name}`);
        continue;
      }
      const fragment = part.kind === Kind.INLINE_FRAGMENT ? part : fragments.get(part.name.value);
      const wanted = fragment?.typeCondition?.name.value ?? type.name;
      // Of a union, the answer says by its members which of the types it is.
      const owner = schema.getType(wanted);
      const isIt = wanted === type.name || given['__typename'] === wanted;
      if (fragment && owner && isIt) selection(path, owner, given, fragment.selectionSet);
    }
  };
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The example does not begin with its operation.');
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error('no root');
  selection(root.name, root, data as Record<string, unknown>, operation.selectionSet);
  return found;
}
