import { Kind, visit, type OperationDefinitionNode, type TypeNode, type ValueNode } from 'graphql';

/** A place for a value among the variables of a query, and what it is for. */
export interface VariablePlace {
  /** The keys that lead to it: the variable's name, and those inside of it. */
  readonly path: readonly string[];
  readonly isList: boolean;
  /** The field whose argument the variable is, or belongs to. */
  readonly field: string;
  /** The argument, or the field of an input, that the value is given to. */
  readonly argument: string;
}

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts and lists of texts inside of a value, with the keys that lead to them. */
function textsIn(value: unknown, path: readonly string[]): { path: readonly string[]; isList: boolean }[] {
  if (isObject(value)) return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...path, key]));
  if (typeof value === 'string') return [{ path, isList: false }];
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? [{ path, isList: true }] : [];
}

/**
 * The places for values among an operation's variables: each variable, and inside of those that are objects whatever has been given.
 *
 * @param given the variables as they are now
 */
export function variablePlaces(operation: OperationDefinitionNode, given: unknown): VariablePlace[] {
  const uses = new Map<string, { field: string; argument: string }>();
  const fields: string[] = [];
  const take = (argument: string, value: ValueNode): void => {
    const field = fields.at(-1);
    if (value.kind === Kind.VARIABLE && field !== undefined && !uses.has(value.name.value))
      uses.set(value.name.value, { field, argument });
  };
  visit(operation, {
    Field: {
      enter: ({ name }) => void fields.push(name.value),
      leave: () => void fields.pop(),
    },
    Argument: ({ name, value }) => take(name.value, value),
    ObjectField: ({ name, value }) => take(name.value, value),
  });
  const values = isObject(given) ? given : {};
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const name = variable.name.value;
    const use = uses.get(name);
    if (use === undefined) return [];
    const value = values[name];
    return isObject(value)
      ? textsIn(value, [name]).map((text) => ({ ...text, field: use.field, argument: text.path.at(-1) ?? '' }))
      : [{ path: [name], isList: isList(type), ...use }];
  });
}
