type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What OpenAPI 3.0 has no word for, or says with another one. */
const unknownWords: ReadonlySet<string> = new Set([
  'contentEncoding',
  'contentMediaType',
  'propertyNames',
  'patternProperties',
  'const',
]);

/** Members whose content is data of the API, not description. */
const data: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'required', 'x-notes']);

/** Members whose members have names of the API's own, which are no words of the format. */
const named: ReadonlySet<string> = new Set(['properties', 'schemas', 'paths', 'responses', 'headers', 'content']);

/**
 * An OpenAPI 3.1 document in the words of 3.0, for tools that read no other: `nullable` for null, a `$ref`
 * beside other members in an `allOf`, an address for the licence. What 3.0 cannot say is left out; examples stay as they are.
 */
export function openApi30(document: object): object {
  const { info } = document as Node;
  const { license, ...facts } = info as Node;
  const rest = Object.entries(document).filter(([name]) => name !== 'openapi' && name !== 'info');
  return {
    openapi: '3.0.3',
    info: {
      ...facts,
      ...(isNode(license) && {
        license: { name: license['name'], url: `https://spdx.org/licenses/${String(license['identifier'])}.html` },
      }),
    },
    ...(converted(Object.fromEntries(rest)) as Node),
  };
}

function converted(value: unknown, inNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => converted(item));
  if (!isNode(value)) return value;
  const members = Object.entries(value)
    .filter(([name]) => inNames || !unknownWords.has(name))
    .map(([name, member]) => [
      name,
      !inNames && data.has(name) ? member : converted(member, !inNames && named.has(name)),
    ]);
  const plain = Object.fromEntries(members) as Node;
  return inNames ? plain : inWords(plain, value);
}

/** One object of the document, its members converted already. */
function inWords(plain: Node, before: Node): Node {
  const { type, $ref, ...rest } = plain;
  // `nullable` beside `allOf` would not let null through: the part of it that says `object` forbids it.
  // Nor `nullable` beside an enum of null: Prism adds a second null to it, and then takes every body for a good one.
  if (type === 'null') return { enum: [null] };
  if (Array.isArray(type)) {
    const types = type.filter((name) => name !== 'null') as string[];
    const nullable = types.length < type.length ? { nullable: true } : {};
    return types.length === 1
      ? { type: types[0], ...nullable, ...rest }
      : { anyOf: types.map((name) => ({ type: name })), ...nullable, ...rest };
  }
  if (before['const'] !== undefined) return { ...plain, enum: [before['const']] };
  if (typeof $ref === 'string' && Object.keys(rest).length > 0) return { allOf: [{ $ref }], ...rest };
  return plain;
}
