import type { Model } from '../model/model.ts';
import type { EnumType, Field, FieldType, MessageType } from '../model/types.ts';
import { scalarSchema } from './scalar-schema.ts';
import type { JsonSchema } from './types.ts';

/** How enum values are written: by name, or by number as in the compact streams of the data node. */
export type EnumForm = 'names' | 'numbers';

/**
 * Collects JSON schemas of messages and enums under their full names, each once, with everything that they refer to.
 * Types whose form depends on how enums are written get a second schema, `compact.<name>`, where it is asked for.
 */
export class SchemaBuilder {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #reaches = new Map<string, boolean>();

  /** @param prefix what references start with, `#/components/schemas/` */
  constructor(
    private readonly model: Model,
    private readonly prefix: string,
  ) {}

  /** A reference to the schema of a message or enum. */
  ref(name: string, form: EnumForm): JsonSchema {
    const message = this.model.message(name);
    const enumeration = this.model.enumeration(name);
    if (!message && !enumeration) return {}; // google.protobuf.Value: any JSON value
    const key = form === 'numbers' && this.#reachesEnum(name) ? `compact.${name}` : name;
    if (!this.schemas[key]) {
      this.schemas[key] = {}; // taken before it is filled, because messages may contain themselves
      this.schemas[key] = message ? this.#messageSchema(message, form) : enumSchema(enumeration as EnumType, form);
    }
    return { $ref: this.prefix + key };
  }

  /** The schema of one value of a type. */
  value(type: FieldType, form: EnumForm): JsonSchema {
    if (type.kind === 'scalar') return scalarSchema(type.name);
    if (type.kind === 'map') return { type: 'object', additionalProperties: this.value(type.value, form) };
    return this.ref(type.name, form);
  }

  #messageSchema(message: MessageType, form: EnumForm): JsonSchema {
    const required = message.fields.filter((field) => field.required).map(({ jsonName }) => jsonName);
    return {
      type: 'object',
      ...(message.description && { description: message.description }),
      ...(message.deprecated && { deprecated: true }),
      properties: Object.fromEntries(message.fields.map((field) => [field.jsonName, this.#fieldSchema(field, form)])),
      ...(required.length > 0 && { required }),
    };
  }

  #fieldSchema(field: Field, form: EnumForm): JsonSchema {
    const value = this.value(field.type, form);
    // Gateways write null for a message that is not set, unless it could be told from its absence.
    const nullable = field.type.kind === 'message' && value.$ref && !field.oneof && !field.optional;
    const single = nullable ? { anyOf: [value, { type: 'null' }] } : value;
    return {
      ...(field.repeated ? { type: 'array', items: value } : single),
      ...(field.description && { description: field.description }),
      ...(field.deprecated && { deprecated: true }),
    };
  }

  #reachesEnum(name: string): boolean {
    const known = this.#reaches.get(name);
    if (known !== undefined) return known;
    if (this.model.enumeration(name)) return true;
    this.#reaches.set(name, false); // while looking: a type that contains itself reaches nothing new that way
    const found = (this.model.message(name)?.fields ?? []).some(({ type }) => {
      const inner = type.kind === 'map' ? type.value : type;
      return inner.kind !== 'scalar' && inner.kind !== 'map' && this.#reachesEnum(inner.name);
    });
    this.#reaches.set(name, found);
    return found;
  }
}

function enumSchema({ values, description, deprecated }: EnumType, form: EnumForm): JsonSchema {
  const list = values.map(({ valueName, number }) => `${valueName} = ${number}`).join(', ');
  return {
    ...(form === 'names' ? { type: 'string' } : { type: 'integer' }),
    enum: values.map(({ valueName, number }) => (form === 'names' ? valueName : number)),
    description: [description, form === 'numbers' ? `Numbers: ${list}.` : ''].filter(Boolean).join('\n\n'),
    ...(deprecated && { deprecated: true }),
  };
}
