import { boundPatterns, decimalText } from '../json-schema/decimal-patterns.ts';
import type { Model } from '../model/model.ts';
import type { EnumType, Field, MessageType, ScalarName } from '../model/types.ts';
import { evaluateTest } from './evaluate-test.ts';
import type { Test } from './types.ts';
import type { Found } from './values-at.ts';

/** Any JSON Schema of draft 2020-12. */
export type AnySchema = Readonly<Record<string, unknown>>;

export const everything: AnySchema = {};
export const nothing: AnySchema = { not: {} };

export const not = (schema: AnySchema): AnySchema =>
  schema === everything ? nothing : schema === nothing ? everything : { not: schema };

export function anyOf(schemas: readonly AnySchema[]): AnySchema {
  const kept = schemas.filter((schema) => schema !== nothing);
  if (kept.includes(everything)) return everything;
  return kept.length === 0 ? nothing : kept.length === 1 ? (kept[0] ?? nothing) : { anyOf: kept };
}

export function allOf(schemas: readonly AnySchema[]): AnySchema {
  const kept = schemas.filter((schema) => schema !== everything);
  if (kept.includes(nothing)) return nothing;
  return kept.length === 0 ? everything : kept.length === 1 ? (kept[0] ?? everything) : { allOf: kept };
}

/** The names that a member may have in JSON: in camel case, and as in the .proto file. */
export const spellings = ({ jsonName, protoName }: Field): readonly string[] => [...new Set([jsonName, protoName])];

/** An object that has a member, whatever its spelling, with a value of a schema. */
function having(field: Field, schema: AnySchema = everything): AnySchema {
  const names = spellings(field);
  const required = anyOf(names.map((name) => ({ required: [name] })));
  if (schema === everything) return required;
  const [only] = names;
  return names.length === 1 && only !== undefined
    ? { ...required, properties: { [only]: schema } }
    : // The schema stands once: at each level of a deep path it would double otherwise.
      { ...required, patternProperties: { [patternOf(field)]: schema } };
}

export const patternOf = (field: Field): string => `^(?:${spellings(field).join('|')})$`;

const absentScalar: Found = { kind: 'scalar', value: '', given: false };

/** What a member counts as that is left out while the message around it is there. */
export function unsetValue(model: Model, field: Field): Found {
  const { type, repeated } = field;
  if (repeated || type.kind === 'map') return { kind: 'list', length: 0 };
  if (type.kind === 'message') return { kind: 'absent' };
  return { kind: 'scalar', value: zeroOf(model, field), given: false };
}

function zeroOf(model: Model, { type }: Field): string | number | boolean {
  if (type.kind === 'enum')
    return model.enumeration(type.name)?.values.find(({ number }) => number === 0)?.valueName ?? 0;
  if (type.kind !== 'scalar' || type.name === 'string' || type.name === 'bytes') return '';
  return type.name === 'bool' ? false : 0;
}

/**
 * A schema of the commands for which a test holds; undefined when JSON Schema cannot say it. Texts are measured in characters,
 * which is as long as in bytes for ASCII and shorter else; numbers in text are read without exponents.
 */
export function testSchema(model: Model, message: MessageType, test: Test): AnySchema | undefined {
  if (test.const !== undefined) return test.const ? everything : nothing;
  if (test.partial || test.otherPath !== undefined) return undefined;
  const parts = (tests: readonly Test[]): (AnySchema | undefined)[] =>
    tests.map((inner) => testSchema(model, message, inner));
  const known = (schemas: (AnySchema | undefined)[]): AnySchema[] | undefined =>
    schemas.some((schema) => schema === undefined) ? undefined : (schemas as AnySchema[]);
  if (test.all) {
    const schemas = known(parts(test.all));
    return schemas && allOf(schemas);
  }
  if (test.any) {
    const schemas = known(parts(test.any));
    return schemas && anyOf(schemas);
  }
  if (test.not) {
    const schema = testSchema(model, message, test.not);
    return schema && not(schema);
  }
  if (test.lengthSum) {
    if (test.op !== '==' || String(test.value) !== '0') return undefined;
    const schemas = known(test.lengthSum.map((length) => testSchema(model, message, { length, op: '==', value: 0 })));
    return schemas && allOf(schemas);
  }
  const path = test.path ?? test.length ?? '';
  const holdsOf = (found: Found): boolean => evaluateTest(test, () => [found]) === true;
  return along(model, message, path.split('.'), test, holdsOf);
}

/** The schema of a message in which a value at a path lets a test hold. */
function along(
  model: Model,
  message: MessageType,
  names: readonly string[],
  test: Test,
  holdsOf: (found: Found) => boolean,
): AnySchema | undefined {
  const [head = '', ...rest] = names;
  const each = head.endsWith('[*]');
  const name = each ? head.slice(0, -3) : head;
  const group = message.fields.filter(({ oneof }) => oneof === name);
  if (group.length > 0) return rest.length > 0 ? undefined : groupSchema(group, holdsOf);
  const field = message.fields.find(({ protoName }) => protoName === name);
  if (field === undefined) return undefined;
  const inner = field.type.kind === 'message' ? model.message(field.type.name) : undefined;
  if (each) {
    if (!field.repeated) return undefined;
    const item = rest.length === 0 ? itemSchema(model, field, test) : inner && along(model, inner, rest, test, holdsOf);
    return item && having(field, { type: 'array', contains: item });
  }
  if (rest.length > 0) {
    if (field.repeated || inner === undefined) return undefined;
    const given = along(model, inner, rest, test, holdsOf);
    return (
      given && anyOf([having(field, given), ...(holdsWithout(model, inner, rest, holdsOf) ? [not(having(field))] : [])])
    );
  }
  const value = valueSchema(model, field, test);
  return value && anyOf([having(field, value), ...(holdsOf(unsetValue(model, field)) ? [not(having(field))] : [])]);
}

/** Whether a test holds for a path below a message that is not there. */
function holdsWithout(
  model: Model,
  message: MessageType,
  names: readonly string[],
  holdsOf: (found: Found) => boolean,
): boolean {
  const [head = '', ...rest] = names;
  if (head.endsWith('[*]')) return false;
  if (message.fields.some(({ oneof }) => oneof === head)) return holdsOf({ kind: 'case', name: undefined });
  const field = message.fields.find(({ protoName }) => protoName === head);
  if (field === undefined) return false;
  const inner = field.type.kind === 'message' ? model.message(field.type.name) : undefined;
  if (rest.length > 0) return inner !== undefined && holdsWithout(model, inner, rest, holdsOf);
  const unset = unsetValue(model, field);
  const zero = field.type.kind === 'enum' && !field.repeated;
  return holdsOf(unset.kind === 'scalar' && !zero ? absentScalar : unset);
}

function groupSchema(group: readonly Field[], holdsOf: (found: Found) => boolean): AnySchema {
  const members = group.filter(({ protoName }) => holdsOf({ kind: 'case', name: protoName }));
  const none = holdsOf({ kind: 'case', name: undefined });
  const others = group.filter((field) => !members.includes(field));
  // The shorter of the two ways to say it.
  return none ? not(anyOf(others.map((field) => having(field)))) : anyOf(members.map((field) => having(field)));
}

const itemSchema = (model: Model, field: Field, test: Test): AnySchema | undefined =>
  field.type.kind === 'message'
    ? evaluateTest(test, () => [{ kind: 'message' }])
      ? everything
      : nothing
    : valueSchema(model, { ...field, repeated: false, optional: true }, test);

/** The schema of the values of a member, as they stand in JSON, for which a test holds. */
function valueSchema(model: Model, field: Field, test: Test): AnySchema | undefined {
  const { type, repeated } = field;
  const holdsOf = (found: Found): boolean => evaluateTest(test, () => [found]) === true;
  if (test.length !== undefined) return lengthSchema(field, test);
  if (repeated || type.kind === 'map') {
    const [empty, full] = [holdsOf({ kind: 'list', length: 0 }), holdsOf({ kind: 'list', length: 1 })];
    if (empty === full) return empty ? everything : nothing;
    return empty ? { maxItems: 0 } : { minItems: 1 };
  }
  if (type.kind === 'message') return holdsOf({ kind: 'message' }) ? everything : nothing;
  const enumeration = type.kind === 'enum' ? model.enumeration(type.name) : undefined;
  const scalar = (value: string | number | boolean): Found => ({
    kind: 'scalar',
    value,
    given: field.optional || field.oneof !== undefined || value !== zeroOf(model, field),
  });
  if (enumeration) return enumSchema(enumeration, (value) => holdsOf(scalar(value)));
  if (type.name === 'bool') return { enum: [true, false].filter((value) => holdsOf(scalar(value))) };
  return type.name === 'string' || type.name === 'bytes'
    ? textSchema(test, field)
    : numberSchema(test, field, (value) => holdsOf(scalar(value)));
}

function enumSchema({ values }: EnumType, holdsOf: (value: string) => boolean): AnySchema {
  const held = values.filter(({ valueName }) => holdsOf(valueName));
  if (held.length === 0) return nothing;
  return { enum: held.flatMap(({ valueName, number }) => [valueName, number]) };
}

function lengthSchema({ repeated, type }: Field, { op, value }: Test): AnySchema | undefined {
  // Bytes are counted before they are written as base64.
  if (!repeated && (type.kind !== 'scalar' || type.name !== 'string')) return undefined;
  const [least, most] = repeated ? ['minItems', 'maxItems'] : ['minLength', 'maxLength'];
  const bound = Number(value);
  const schemas: Readonly<Record<string, AnySchema>> = {
    '==': { [least]: bound, [most]: bound },
    '!=': not({ [least]: bound, [most]: bound }),
    '<': { [most]: bound - 1 },
    '<=': { [most]: bound },
    '>': { [least]: bound + 1 },
    '>=': { [least]: bound },
  };
  return schemas[op ?? ''];
}

const isOfType = ({ type }: Field, name: ScalarName): boolean => type.kind === 'scalar' && type.name === name;

const forms: Readonly<Record<string, string>> = {
  VegaID: '^[0-9a-fA-F]{64}$',
  VegaPublicKey: '^[0-9a-fA-F]{64}$',
  EthereumValidAddress: '^0x[0-9a-fA-F]{40}$',
};
const integerText = '^[+-]?[0-9]+$';
const numberText = '^[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)(?:[eE][+-]?[0-9]+)?$';

const boundOf = (value: unknown): string => (value === 'math.MaxInt64/2' ? '4611686018427387903' : String(value));

function textSchema({ op, value, trimmed }: Test, field: Field): AnySchema | undefined {
  if (isOfType(field, 'bytes') && !['empty', 'notEmpty', 'present', 'absent'].includes(op ?? '')) return undefined;
  const some = trimmed ? { pattern: '[^ \\t\\r\\n]' } : { minLength: 1 };
  const isGiven = field.optional || field.oneof !== undefined ? everything : { minLength: 1 };
  switch (op) {
    case 'empty':
      return not(some);
    case 'notEmpty':
      return some;
    case 'present':
      return isGiven;
    case 'absent':
      return not(isGiven);
    case 'integer':
      return { pattern: integerText };
    case 'notInteger':
      return not({ pattern: integerText });
    case 'number':
      return { pattern: numberText };
    case 'notNumber':
      return not({ pattern: numberText });
    case 'is':
      return forms[String(value)] === undefined ? undefined : { pattern: forms[String(value)] };
    default:
      return comparedText(op, boundOf(value));
  }
}

function comparedText(op: string | undefined, bound: string): AnySchema | undefined {
  if (!new RegExp(numberText).test(bound))
    return op === '==' ? { const: bound } : op === '!=' ? not({ const: bound }) : nothing;
  const { greater, less, equal } = boundPatterns(bound);
  const number = { pattern: decimalText };
  const isEqual: AnySchema = { pattern: equal };
  const isGreater: AnySchema =
    greater === undefined ? allOf([number, not({ pattern: less }), not(isEqual)]) : { pattern: greater };
  const isLess: AnySchema = less === undefined ? allOf([number, not(isGreater), not(isEqual)]) : { pattern: less };
  const schemas: Readonly<Record<string, AnySchema>> = {
    '==': isEqual,
    '!=': not(isEqual),
    '<': isLess,
    '<=': anyOf([isLess, isEqual]),
    '>': isGreater,
    '>=': anyOf([isGreater, isEqual]),
  };
  return schemas[op ?? ''];
}

function numberSchema({ op, value }: Test, field: Field, holdsOf: (value: number) => boolean): AnySchema | undefined {
  const isFloat = isOfType(field, 'double') || isOfType(field, 'float');
  if (op === 'present' || op === 'absent' || op === 'empty' || op === 'notEmpty') {
    const [zero, other] = [holdsOf(0), holdsOf(1)];
    if (zero === other) return zero ? everything : nothing;
    const isZero: AnySchema = { enum: isFloat ? [0] : [0, '0'] };
    return zero ? isZero : not(isZero);
  }
  const bound = boundOf(value);
  const limit = Number(bound);
  const numbers: Readonly<Record<string, AnySchema>> = {
    '==': { const: limit },
    '!=': not({ const: limit }),
    '<': { exclusiveMaximum: limit },
    '<=': { maximum: limit },
    '>': { exclusiveMinimum: limit },
    '>=': { minimum: limit },
  };
  const number = numbers[op ?? ''];
  if (number === undefined || Number.isNaN(limit)) return undefined;
  const whole = { type: 'number', ...number };
  if (isFloat) return whole;
  const text = comparedText(op, bound);
  return text && anyOf([whole, { type: 'string', ...text }]);
}
