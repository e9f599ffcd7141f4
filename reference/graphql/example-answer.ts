import {
  execute,
  getNullableType,
  isEnumType,
  isListType,
  isScalarType,
  parse,
  type GraphQLEnumType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { Release } from '../../product.ts';
import { entityId } from '../examples/entity-id.ts';
import { enumValue } from '../examples/enum-value.ts';
import { integerValue } from '../examples/integer-value.ts';
import { knownValues } from '../examples/known-values.ts';
import { stringValue } from '../examples/string-value.ts';
import { isoTime } from '../examples/times.ts';
import type { Model } from '../model/model.ts';
import type { EnumType, Field } from '../model/types.ts';
import type { GraphqlExample } from './load-examples.ts';
import { snakeCase } from '../../common/letter-case.ts';
import type { GraphqlModel } from './types.ts';

/** What an object is called whose own `id` is asked for: `LiquidityProvision` → `liquidity provision`. */
const ownerOf = (type: string): string => snakeCase(type).replaceAll('_', ' ');

/** What is set only when something went wrong or was changed: the examples show what is as it was made. */
const usuallyUnset = /error|reason|updatedAt|bannedUntil|parentMarket|successor/i;

/** A field of a type: its protobuf twin, if it has one, decides what the examples of all interfaces hold. */
interface Asked {
  readonly owner: string;
  readonly field: string;
  readonly twin: Field | undefined;
}

/** The protobuf field that mirrors a field of the schema. */
function twinOf(apis: Model, name: string | undefined): Field | undefined {
  if (name === undefined) return undefined;
  return apis.message(name.slice(0, name.lastIndexOf('.')))?.fields.find((field) => field.name === name);
}

function enumText(type: GraphQLEnumType, twin: EnumType | undefined): unknown {
  const values = type.getValues();
  const usual = twin === undefined ? undefined : enumValue(twin).valueName;
  const shown = values.find(({ name }) => name === usual) ?? values.find(({ name }) => !/UNSPECIFIED/.test(name));
  return (shown ?? values[0])?.value;
}

function scalarOf(type: string, { owner, field, twin }: Asked, release: Release): unknown {
  const name = twin?.protoName ?? snakeCase(field);
  const message = twin?.name.slice(0, twin.name.lastIndexOf('.')) ?? '';
  const known = twin === undefined ? undefined : (knownValues[twin.name] ?? knownValues[name]);
  if (type === 'Timestamp') return isoTime(name);
  if (type === 'Boolean') return typeof known === 'boolean' ? known : false;
  if (type === 'Int') return Number(integerValue(name, message, false));
  if (type === 'Float') return typeof known === 'number' ? known : 0.05;
  if (typeof known === 'string' || typeof known === 'number') return String(known);
  if (twin?.type.kind === 'scalar' && /int|fixed/.test(twin.type.name))
    return integerValue(name, message, /64/.test(twin.type.name));
  if (twin?.type.kind === 'scalar' && /double|float/.test(twin.type.name)) return '0.05';
  if (twin?.type.kind === 'scalar' && twin.type.name === 'bytes')
    return Buffer.from(`${name} bytes`).toString('base64');
  const text = stringValue(name, ownerOf(owner), release);
  if (text !== 'text') return text;
  // Text that no rule knows: without a twin most such fields count something, the others name keys.
  return twin === undefined ? integerValue(name, message, false) : entityId(name);
}

/**
 * What a data node answers to an example, in the form that its selection asks for: one entry in each list, the first selected type of a
 * union.
 *
 * @throws Error when the operation does not fit the schema
 */
export function exampleAnswer(
  { schema, twins }: Pick<GraphqlModel, 'schema' | 'twins'>,
  apis: Model,
  { text, variables }: GraphqlExample,
): unknown {
  const valueOf = (type: GraphQLOutputType, asked: Asked): unknown => {
    const bare = getNullableType(type);
    if (bare === type && !/^(?:Query|Subscription)$/.test(asked.owner) && usuallyUnset.test(asked.field)) return null;
    if (isListType(bare)) return [valueOf(bare.ofType, asked)];
    if (isEnumType(bare)) return enumText(bare, apis.enumeration(twins.get(bare.name) ?? ''));
    return isScalarType(bare) ? scalarOf(bare.name, asked, apis.release) : {};
  };
  const result = execute({
    schema,
    document: parse(text),
    variableValues: variables,
    rootValue: {},
    fieldResolver: (_source: unknown, _args, _context, info) =>
      valueOf(info.returnType, {
        owner: info.parentType.name,
        field: info.fieldName,
        twin: twinOf(apis, twins.get(`${info.parentType.name}.${info.fieldName}`)),
      }),
    typeResolver: (_value, _context, info, abstract) =>
      selectedType(
        info,
        schema.getPossibleTypes(abstract).map(({ name }) => name),
      ),
  });
  if (result instanceof Promise || 'then' in result) throw new Error('The example was not answered at once.');
  if (result.errors) throw new Error(`${text}\n${result.errors.map(({ message }) => message).join('\n')}`);
  return { data: result.data };
}

/** The type of the first fragment of the selection that an object of a union can have; else the first of the union. */
function selectedType(info: GraphQLResolveInfo, possible: readonly string[]): string | undefined {
  const named = info.fieldNodes
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .flatMap((selection) => (selection.kind === 'InlineFragment' ? (selection.typeCondition?.name.value ?? []) : []));
  return named.find((name) => possible.includes(name)) ?? possible[0];
}
