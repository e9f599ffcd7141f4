import type { Model } from '../model/model.ts';
import type { Field, FieldType, MessageType, ScalarName } from '../model/types.ts';

type AnySchema = Readonly<Record<string, unknown>>;

const wide = (pattern: string): AnySchema => ({ type: ['string', 'integer'], pattern });
const narrow = (minimum: number, maximum: number, pattern: string): AnySchema => ({
  type: ['integer', 'string'],
  minimum,
  maximum,
  pattern,
});
const signed = '^-?[0-9]+$';
const unsigned = '^[0-9]+$';
const int32 = narrow(-(2 ** 31), 2 ** 31 - 1, signed);
const uint32 = narrow(0, 2 ** 32 - 1, unsigned);
const uint64 = { ...wide(unsigned), minimum: 0 };

const scalars: Readonly<Record<ScalarName, AnySchema>> = {
  string: { type: 'string' },
  bool: { type: 'boolean' },
  bytes: { type: 'string', contentEncoding: 'base64', pattern: '^[A-Za-z0-9+/_-]*={0,2}$' },
  double: { type: 'number' },
  float: { type: 'number' },
  int32,
  sint32: int32,
  sfixed32: int32,
  uint32,
  fixed32: uint32,
  int64: wide(signed),
  sint64: wide(signed),
  sfixed64: wide(signed),
  uint64,
  fixed64: uint64,
};

/**
 * Schemas of messages as programs read them from people: members in camel case or as in the .proto file but not both, no
 * unknown ones, enum values by name or number, integers as numbers or text, of a group at most one member.
 */
export class InputSchemas {
  readonly schemas: Record<string, AnySchema> = {};

  constructor(
    private readonly model: Model,
    private readonly prefix: string,
  ) {}

  ref(name: string): AnySchema {
    const message = this.model.message(name);
    const enumeration = this.model.enumeration(name);
    if (!message && !enumeration) return {};
    if (!this.schemas[name]) {
      this.schemas[name] = {}; // taken before it is filled: messages may contain themselves
      this.schemas[name] = message
        ? this.#message(message)
        : {
            enum: (enumeration?.values ?? []).flatMap(({ valueName, number }) => [valueName, number]),
            ...(enumeration?.description && { description: enumeration.description }),
          };
    }
    return { $ref: this.prefix + name };
  }

  #value(type: FieldType): AnySchema {
    if (type.kind === 'scalar') return scalars[type.name];
    if (type.kind === 'map') return { type: 'object', additionalProperties: this.#value(type.value) };
    return this.ref(type.name);
  }

  #field(field: Field): AnySchema {
    const value = this.#value(field.type);
    return {
      ...(field.repeated ? { type: 'array', items: value } : value),
      ...(field.description && { description: field.description }),
      ...(field.deprecated && { deprecated: true }),
    };
  }

  #message({ fields, oneofs, description }: MessageType): AnySchema {
    const twoNames = fields.filter(({ jsonName, protoName, oneof }) => jsonName !== protoName && oneof === undefined);
    const names = (field: Field): string[] => [...new Set([field.jsonName, field.protoName])];
    const groups = oneofs
      .map(({ name }) => fields.filter(({ oneof }) => oneof === name).flatMap(names))
      .filter((members) => members.length > 1);
    const rules = [
      ...twoNames.map(({ jsonName, protoName }) => ({ not: { required: [jsonName, protoName] } })),
      ...groups.map((members) => ({
        $comment: 'At most one of these.',
        oneOf: [
          { not: { anyOf: members.map((name) => ({ required: [name] })) } },
          ...members.map((name) => ({ required: [name] })),
        ],
      })),
    ];
    const properties = fields.flatMap((field) => {
      const schema = this.#field(field);
      // The description stands once, with the first spelling.
      const bare = Object.fromEntries(Object.entries(schema).filter(([word]) => word !== 'description'));
      return names(field).map((name, index) => [name, index === 0 ? schema : bare]);
    });
    return {
      type: 'object',
      ...(description && { description }),
      properties: Object.fromEntries(properties) as AnySchema,
      additionalProperties: false,
      ...(rules.length > 0 && { allOf: rules }),
    };
  }
}
