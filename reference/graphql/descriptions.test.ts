import { getNamedType, isEnumType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { fault, sharedFaults, type Described } from '../../tests/unit/proto-comment-rules.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { loadGraphql } from './load-graphql.ts';
import type { GraphqlModel } from './types.ts';

// Types of arguments and fields that everyone knows: they page and limit lists, and mean the same everywhere.
const EVERYWHERE = /\((pagination|dateRange|dataRange)\)$/;

/** All elements of the schema, as the rules for descriptions want them. */
function described(schema: GraphQLSchema): Described[] {
  return Object.values(schema.getTypeMap()).flatMap((type): Described[] => {
    if (type.name.startsWith('__') || ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)) return [];
    const own: Described = {
      name: type.name,
      kind: isEnumType(type) ? 'enum' : 'message',
      type: '',
      comment: type.description ?? '',
    };
    const part = (name: string, valueType: string, comment: string | null | undefined): Described => ({
      name: `${type.name}.${name}`,
      kind: valueType === '' ? 'enum_value' : 'field',
      type: valueType,
      comment: comment ?? '',
    });
    if (isEnumType(type)) return [own, ...type.getValues().map((v) => part(v.name, '', v.description))];
    if (isInputObjectType(type))
      return [
        own,
        ...Object.values(type.getFields()).map((f) => part(f.name, getNamedType(f.type).name, f.description)),
      ];
    if (!isObjectType(type)) return [own];
    const fields = Object.values(type.getFields()).flatMap((f) => [
      part(f.name, getNamedType(f.type).name, f.description),
      ...f.args.map((a) => part(`${f.name}(${a.name})`, getNamedType(a.type).name, a.description)),
    ]);
    return [own, ...fields];
  });
}

describe('every element of the GraphQL schema is described', () => {
  let model: GraphqlModel;
  let all: Described[];
  beforeAll(async () => {
    model = await loadGraphql(await loadDescriptors(newestRelease));
    all = described(model.schema);
  });

  it('by a text that says more than the name', () => {
    const faults = all.flatMap((element) => {
      const reason = fault(element);
      const { file, line } = model.place(element.name);
      return reason ? [`${file}:${line} ${element.name} ${reason}: ${element.comment}`] : [];
    });
    console.log(
      `graphql descriptions: ${all.length} elements looked at, ${model.ownDescriptions.size} with their own text, ${faults.length} at fault`,
    );
    expect(faults).toEqual([]);
  });

  it('by a text of its own, unless elements of one name share a specific one', () => {
    const own = all.filter(({ name }) => model.ownDescriptions.has(name) && !EVERYWHERE.test(name));
    // Two types may mirror the same message, such as Order and OrderUpdate; what mirrors one field may say one thing.
    const once = new Map(
      own.map((element) => [`${model.twins.get(element.name) ?? element.name} ${element.comment}`, element]),
    );
    expect(sharedFaults([...once.values()])).toEqual([]);
  });

  it('in the units of GraphQL: a Timestamp is never a number', () => {
    const numbers = all.filter(
      ({ type, comment }) => type === 'Timestamp' && /nanosecond|Unix|in seconds/i.test(comment),
    );
    expect(numbers.map(({ name, comment }) => `${name}: ${comment}`)).toEqual([]);
  });

  it('in the types of GraphQL: a number is never called a string', () => {
    const strings = all.filter(
      ({ type, comment }) =>
        ['Int', 'Float', 'Boolean'].includes(type) &&
        /string/.test(comment.replace(/while the protobuf definitions have a string/, '')),
    );
    expect(strings.map(({ name, comment }) => `${name}: ${comment}`)).toEqual([]);
  });

  it('in the names of GraphQL: no code that is spelt as in protobuf where the type has the field', () => {
    const strays = all.flatMap(({ name, comment }) => {
      const type = model.schema.getType(name.split(/[.(]/)[0] ?? '');
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
      const codes = [...comment.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map((m) => m[1] ?? '');
      return codes
        .filter((code) => fields.includes(code.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase())))
        .map((code) => `${name}: ${code}`);
    });
    expect(strays).toEqual([]);
  });
});
