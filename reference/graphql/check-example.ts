import { getOperationAST, getVariableValues, Kind, parse, validate, type GraphQLSchema } from 'graphql';
import type { GraphqlExample } from './load-examples.ts';
import type { GqlName } from './types.ts';

/**
 * What is wrong with an example: what the schema does not allow, variables that do not fit their types or are not used,
 * and an operation that asks for anything but the field it is named after.
 *
 * @returns readable reasons; empty when the example is right
 */
export function checkExample(schema: GraphQLSchema, field: GqlName, example: GraphqlExample): string[] {
  const document = parse(example.text);
  const faults = validate(schema, document).map(({ message }) => message);
  const operation = getOperationAST(document);
  if (!operation) return [...faults, 'It must hold exactly one operation.'];
  if (!operation.name) faults.push('The operation has no name.');
  const asked = operation.selectionSet.selections.map((s) => (s.kind === Kind.FIELD ? s.name.value : s.kind));
  const [type, name] = field.split('.');
  if (asked.join() !== name || operation.operation !== type?.toLowerCase()) {
    faults.push(`It must ask for ${field} alone, not for ${operation.operation} ${asked.join(', ')}.`);
  }
  const declared = operation.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, declared, example.variables);
  faults.push(...(errors ?? []).map(({ message }) => message));
  const names = new Set(declared.map(({ variable }) => variable.name.value));
  for (const unused of Object.keys(example.variables).filter((variable) => !names.has(variable))) {
    faults.push(`The operation has no variable $${unused}.`);
  }
  return faults;
}
