/** The part of JSON Schema that the wallet's methods use, references already resolved. */
export interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: { readonly enum: readonly string[] };
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly additionalProperties?: ValueSchema | boolean;
  readonly items?: ValueSchema;
}

/** What is wrong with a value, in sentences that start with the place in it; empty when it fits. */
export function problemsOf(value: unknown, schema: ValueSchema, place = 'The value'): string[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOf(value, type)))
    return [`${place} must be ${types.map(article).join(' or ')}.`];
  if (schema.enum && !schema.enum.includes(value))
    return [`${place} must be one of ${schema.enum.map(String).join(', ')}.`];
  if (typeof value === 'string') return textProblems(value, schema, place);
  if (typeof value === 'number') return numberProblems(value, schema, place);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      schema.items ? problemsOf(item, schema.items, `Item ${index + 1} of ${lower(place)}`) : [],
    );
  }
  return typeof value === 'object' && value !== null
    ? memberProblems(value as Record<string, unknown>, schema, place)
    : [];
}

function textProblems(value: string, { pattern, minLength }: ValueSchema, place: string): string[] {
  if (minLength !== undefined && value.length < minLength) return [`${place} must not be empty.`];
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? [`${place} must match ${pattern}.`] : [];
}

function numberProblems(value: number, { minimum, maximum }: ValueSchema, place: string): string[] {
  if (minimum !== undefined && value < minimum) return [`${place} must be at least ${minimum}.`];
  return maximum !== undefined && value > maximum ? [`${place} must be at most ${maximum}.`] : [];
}

function memberProblems(value: Record<string, unknown>, schema: ValueSchema, place: string): string[] {
  const names = Object.keys(value);
  const {
    properties = {},
    additionalProperties,
    propertyNames,
    required = [],
    minProperties = 0,
    maxProperties = Infinity,
  } = schema;
  if (names.length < minProperties || names.length > maxProperties) {
    return [
      `${place} must have ${minProperties === maxProperties ? `exactly ${minProperties}` : `${minProperties} to ${maxProperties}`} member${maxProperties === 1 ? '' : 's'}.`,
    ];
  }
  const missing = required.filter((name) => !(name in value)).map((name) => `${place} lacks the member ${name}.`);
  const inner = names.flatMap((name) => {
    const member = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    return member ? problemsOf(value[name], member, `Member ${name} of ${lower(place)}`) : [];
  });
  const unknown = names
    .filter((name) => propertyNames && !propertyNames.enum.includes(name))
    .map((name) => `${place} has the member ${name}, which is none that the wallet knows.`);
  return [...missing, ...unknown, ...inner];
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

const article = (type: string): string =>
  type === 'array'
    ? 'a list'
    : type === 'null'
      ? 'null'
      : type === 'integer'
        ? 'a whole number'
        : type === 'object'
          ? 'an object'
          : `a ${type}`;

const lower = (place: string): string => place.charAt(0).toLowerCase() + place.slice(1);
