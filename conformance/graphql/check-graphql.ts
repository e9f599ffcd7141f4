import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { ask } from '../ask.ts';
import { loadGraphql, type Descriptors } from '../definitions.ts';
import { Recorder, type PartReport } from '../recorder.ts';

/** Compares what a GraphQL server says of its schema with `definitions/`, element by element. */
export async function checkGraphql(url: string, descriptors: Descriptors, root?: string): Promise<PartReport> {
  const recorder = new Recorder('graphql');
  const response = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
  });
  const { data } = (await response.json()) as { data: IntrospectionQuery };
  compareSchemas(recorder, (await loadGraphql(descriptors, root)).schema, buildClientSchema(data));
  return recorder.report();
}

function compareSchemas(recorder: Recorder, documented: GraphQLSchema, observed: GraphQLSchema): void {
  const [wanted, found] = [documented, observed].map(
    (schema) => new Map(Object.entries(schema.getTypeMap()).filter(([name]) => !name.startsWith('__'))),
  );
  for (const name of [...new Set([...(wanted?.keys() ?? []), ...(found?.keys() ?? [])])].sort()) {
    const [a, b] = [wanted?.get(name), found?.get(name)];
    recorder.compare('types', name, 'kind', a?.constructor.name, b?.constructor.name);
    if (a && b)
      for (const [element, one, other] of joined(elementsOf(a), elementsOf(b)))
        recorder.compare('fields, arguments and values', element, 'type', one, other);
  }
}

function* joined(
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): Generator<readonly [string, string | undefined, string | undefined]> {
  for (const key of new Set([...a.keys(), ...b.keys()])) yield [key, a.get(key), b.get(key)];
}

/** The elements of a type with what each is: fields with their arguments, enum values, members of a union. */
function elementsOf(type: GraphQLNamedType): Map<string, string> {
  const elements = new Map<string, string>();
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      elements.set(
        `${type.name}.${field.name}`,
        `${String(field.type)}${field.deprecationReason === undefined || field.deprecationReason === null ? '' : ' deprecated'}`,
      );
      for (const argument of field.args)
        elements.set(
          `${type.name}.${field.name}(${argument.name})`,
          `${String(argument.type)} = ${JSON.stringify(argument.defaultValue ?? null)}`,
        );
    }
  }
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields()))
      elements.set(
        `${type.name}.${field.name}`,
        `${String(field.type)} = ${JSON.stringify(field.defaultValue ?? null)}`,
      );
  if (isEnumType(type)) for (const value of type.getValues()) elements.set(`${type.name}.${value.name}`, 'value');
  if (isUnionType(type)) for (const member of type.getTypes()) elements.set(`${type.name} | ${member.name}`, 'member');
  return elements;
}
