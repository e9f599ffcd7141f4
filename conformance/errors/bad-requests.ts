import type { buildModel } from '../definitions.ts';

type Model = ReturnType<typeof buildModel>;
type Field = NonNullable<ReturnType<Model['message']>>['fields'][number];

/** A request in JSON, as protobuf spells it. */
export type Json = Readonly<Record<string, unknown>>;

/** A request that a server may refuse, and what is odd about it. */
export interface BadRequest {
  readonly label: string;
  readonly request: Json;
}

export const unknownId = 'b4f2726571fbe8e33b442dc92ed2d7f0d810e21835b7371a7915a365f07ccd9b';

/** Pages that cannot be, and one that some lists do not have. */
const pages: readonly Json[] = [
  { first: -1 },
  { first: 5001 },
  { first: 1, last: 1 },
  { last: 1 },
  { last: 5001 },
  { first: 1, after: 'not-a-cursor' },
  { last: 1, before: 'not-a-cursor' },
  { first: 1, after: 'e30=' },
  { before: 'e30=', after: 'e30=' },
];

/** Texts that an id, a number or a price is not, and an id that nothing has. */
const texts = ['', 'not-one', '-1', '1.5', unknownId];

/**
 * Requests of a message's type with one thing odd in each: nothing at all, everything there, each value in turn missing,
 * of wrong form or of nothing, pages that cannot be, and a span that ends before it begins.
 *
 * @param known ids of things that the node has, by the name of the field in JSON that takes one
 */
export function badRequests(model: Model, message: string, known: Readonly<Record<string, string>>): BadRequest[] {
  const whole = filled(model, message, known, 0);
  const found: BadRequest[] = [
    { label: 'nothing', request: {} },
    { label: 'all that is known', request: whole },
  ];
  for (const { path, field } of leaves(model, message, [], 0)) {
    const name = path.map(({ jsonName }) => jsonName).join('.');
    const add = (label: string, value: unknown): void => {
      found.push({ label: `${name}: ${label}`, request: withValue(whole, path, value) });
    };
    if (field.type.kind === 'message' && field.type.name.endsWith('.Pagination')) {
      for (const page of pages) add(JSON.stringify(page), page);
      continue;
    }
    if (field.type.kind === 'scalar' && field.type.name === 'string')
      for (const text of texts)
        add(text === '' ? 'empty' : text === unknownId ? 'of nothing' : text, many(field, text));
    else if (field.type.kind === 'scalar' && /^(s?int|sfixed)/.test(field.type.name)) add('-1', many(field, '-1'));
    else if (field.type.kind === 'scalar' && /int|fixed/.test(field.type.name))
      add('great', many(field, field.type.name.endsWith('64') ? '18446744073709551615' : 4_294_967_295));
    else if (field.type.kind === 'enum') add('an unknown value', many(field, 9999));
    else if (field.type.kind === 'message') add('left out', undefined);
  }
  for (const name of Object.keys(whole)) found.push({ label: `${name}: left out`, request: without(whole, [name]) });
  if (hasPages(model, message))
    for (const pagination of pages)
      found.push({ label: `only ${JSON.stringify(pagination)}`, request: { pagination } });
  const span = spanOf(model, message, whole);
  if (span) found.push({ label: 'a span that ends before it begins', request: span });
  return found;
}

const hasPages = (model: Model, message: string): boolean =>
  model.message(message)?.fields.some(({ jsonName }) => jsonName === 'pagination') ?? false;

const without = (request: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(request).filter(([name]) => !names.includes(name)));

const many = ({ repeated }: Field, value: unknown): unknown => (repeated ? [value] : value);

/** A request with the ids that are known; nothing else is set. */
function filled(model: Model, message: string, known: Readonly<Record<string, string>>, depth: number): Json {
  const chosen = new Set<string>();
  const members: Record<string, unknown> = {};
  for (const field of model.message(message)?.fields ?? []) {
    if (field.oneof !== undefined && chosen.has(field.oneof)) continue;
    const value = valueOf(model, field, known, depth);
    if (value === undefined) continue;
    if (field.oneof !== undefined) chosen.add(field.oneof);
    members[field.jsonName] = many(field, value);
  }
  return members;
}

function valueOf(model: Model, field: Field, known: Readonly<Record<string, string>>, depth: number): unknown {
  if (field.type.kind === 'scalar' && field.type.name === 'string')
    return known[field.jsonName] ?? known[field.jsonName.replace(/s$/, '')];
  if (field.type.kind !== 'message' || depth > 1 || field.type.name.endsWith('.Pagination')) return undefined;
  const inner = filled(model, field.type.name, known, depth + 1);
  return Object.keys(inner).length === 0 ? undefined : inner;
}

interface Leaf {
  readonly path: readonly Field[];
  readonly field: Field;
}

function* leaves(model: Model, message: string, path: readonly Field[], depth: number): Generator<Leaf> {
  for (const field of model.message(message)?.fields ?? []) {
    const here = [...path, field];
    yield { path: here, field };
    if (field.type.kind === 'message' && depth < 2 && !field.type.name.endsWith('.Pagination'))
      yield* leaves(model, field.type.name, here, depth + 1);
  }
}

/** A copy of a request with another value at a path; what of a group was set beside it goes. */
function withValue(request: Json, path: readonly Field[], value: unknown): Json {
  const [field, ...rest] = path;
  if (!field) return request;
  const copy: Record<string, unknown> = { ...request };
  const before = field.repeated ? (request[field.jsonName] as unknown[] | undefined)?.[0] : request[field.jsonName];
  const after = rest.length === 0 ? value : withValue((before ?? {}) as Json, rest, value);
  if (after === undefined) return without(copy, [field.jsonName]);
  copy[field.jsonName] = rest.length > 0 ? many(field, after) : after;
  return copy;
}

/** A request whose first date comes after its last, where it has two. */
function spanOf(model: Model, message: string, whole: Json): Json | undefined {
  const fields = model.message(message)?.fields ?? [];
  const name = (pattern: RegExp): string | undefined => fields.find(({ jsonName }) => pattern.test(jsonName))?.jsonName;
  const [from, to] = [name(/^(from|start)/i), name(/^(to|end)(Timestamp|Epoch)/i)];
  if (from !== undefined && to !== undefined) return { ...whole, [from]: '2000', [to]: '1000' };
  const range = fields.find((field) => field.type.kind === 'message' && field.type.name.endsWith('.DateRange'));
  return range && { ...whole, [range.jsonName]: { startTimestamp: '2000', endTimestamp: '1000' } };
}
