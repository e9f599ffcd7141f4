import type { Model } from '../model/model.ts';
import type { EnumType, Field, FieldType, MessageType, ScalarName } from '../model/types.ts';

/** A type of TypeScript, as text. */
export type TypeText = string;

const scalars: Readonly<Record<ScalarName, TypeText>> = {
  string: 'string',
  bool: 'boolean',
  bytes: 'string',
  double: 'number',
  float: 'number',
  int32: 'number',
  sint32: 'number',
  sfixed32: 'number',
  uint32: 'number',
  fixed32: 'number',
  int64: 'string',
  sint64: 'string',
  sfixed64: 'string',
  uint64: 'string',
  fixed64: 'string',
};

/** The type of one value in the JSON of protobuf: integers of 64 bits and bytes are text. */
export function valueType(model: Model, type: FieldType): TypeText {
  if (type.kind === 'scalar') return scalars[type.name];
  if (type.kind === 'map') return `Readonly<Record<string, ${valueType(model, type.value)}>>`;
  return model.message(type.name) || model.enumeration(type.name) ? type.name : 'unknown';
}

/** A comment above a declaration; empty without a description. */
export function comment(text: string, deprecated: boolean, indent: string): string {
  const lines = [...(text === '' ? [] : text.split('\n')), ...(deprecated ? ['@deprecated'] : [])];
  if (lines.length === 0) return '';
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/').trimEnd());
  return safe.length === 1
    ? `${indent}/** ${safe[0]} */\n`
    : `${indent}/**\n${safe.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

function member(model: Model, field: Field, indent: string): string {
  const value = valueType(model, field.type);
  const single = field.oneof !== undefined || field.optional;
  // Gateways write null for a message that is not set, unless it could be told from its absence.
  const type = field.repeated
    ? `readonly ${value.startsWith('Readonly') ? `(${value})` : value}[]`
    : field.type.kind === 'message' && !single
      ? `${value} | null`
      : value;
  const optional = single && !field.repeated ? '?' : '';
  return `${comment(field.description, field.deprecated, indent)}${indent}readonly ${field.jsonName}${optional}: ${type};\n`;
}

const message = (model: Model, { title, fields, description, deprecated }: MessageType, indent: string): string =>
  `${comment(description, deprecated, indent)}${indent}interface ${last(title)} {\n${fields.map((field) => member(model, field, `${indent}  `)).join('')}${indent}}\n`;

const enumeration = ({ title, values, description, deprecated }: EnumType, indent: string): string =>
  `${comment(description, deprecated, indent)}${indent}type ${last(title)} =\n${values
    .map(
      ({ valueName, description: told, deprecated: old }) =>
        `${comment(told, old, `${indent}  `)}${indent}  | '${valueName}'`,
    )
    .join('\n')};\n`;

const last = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

interface Space {
  readonly own: ((indent: string) => string)[];
  readonly spaces: Map<string, Space>;
}

/** All messages and enums as declarations, in namespaces that are called like their packages and the messages that hold them. */
export function messageTypes(model: Model): string {
  const root: Space = { own: [], spaces: new Map() };
  const put = (name: string, text: (indent: string) => string): void => {
    let space = root;
    for (const part of name.split('.').slice(0, -1)) {
      const inner = space.spaces.get(part) ?? { own: [], spaces: new Map<string, Space>() };
      space.spaces.set(part, inner);
      space = inner;
    }
    space.own.push(text);
  };
  for (const file of model.files) {
    for (const type of file.messages) put(type.name, (indent) => message(model, type, indent));
    for (const type of file.enums) put(type.name, (indent) => enumeration(type, indent));
  }
  const written = (space: Space, indent: string): string =>
    space.own.map((text) => text(indent)).join('') +
    [...space.spaces]
      .map(([name, inner]) => `${indent}namespace ${name} {\n${written(inner, `${indent}  `)}${indent}}\n`)
      .join('');
  return [...root.spaces].map(([name, space]) => `export namespace ${name} {\n${written(space, '  ')}}\n`).join('\n');
}
