import type { SampleRequest } from '../../reference/render/samples/sample-request.ts';
import type { Json, JsonObject } from '../../common/json.ts';
import type { FormField, OperationForm, PageRequest } from './protocol.ts';

/** What a reader entered, by the name of the field; nothing stands for a field that is left out. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** The values of the reference's example. */
export function exampleValues({ fields }: OperationForm): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, example }) => (example === undefined ? [] : [[name, [example]] as const])),
  );
}

const given = (values: Values, { name, in: place }: FormField): readonly string[] =>
  (values[name] ?? []).filter((value) => value !== '' || place === 'path');

/** A request in parts, as samples show it. */
interface Parts {
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: string | undefined;
}

/** A text as a part of a path that is safe in every program: what stays of a shell's own signs is written out as well. */
const inPath = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function partsOf(form: OperationForm, values: Values, body: string | undefined): Parts {
  const at = (place: FormField['in']): FormField[] => form.fields.filter((field) => field.in === place);
  const path = at('path').reduce(
    (text, field) => text.replace(`{${field.name}}`, inPath(given(values, field)[0] ?? '')),
    form.path,
  );
  const query = at('query').flatMap((field) => given(values, field).map((value) => [field.name, value] as const));
  return {
    path,
    query,
    body: form.requestOverConnection ? JSON.stringify(message(at('message'), values), null, 2) : body,
  };
}

/** The first message of a connection. */
function message(fields: readonly FormField[], values: Values): JsonObject {
  const made: JsonObject = {};
  for (const field of fields) {
    const items = given(values, field).map((text) => valueOf(field, text));
    if (items.length === 0) continue;
    const parts = field.name.split('.');
    const last = parts.pop() ?? '';
    const owner = parts.reduce((inner, part) => (inner[part] ??= {}) as JsonObject, made);
    owner[last] = field.repeated ? items : (items[0] ?? null);
  }
  return made;
}

/** A value as JSON holds it; what is no number or truth value stays a text, which the network then refuses. */
function valueOf({ kind, type }: FormField, text: string): Json {
  if (kind === 'boolean' && ['true', 'false'].includes(text)) return text === 'true';
  if (kind === 'number' && Number.isFinite(Number(text))) return Number(text);
  return kind === 'integer' && !type.endsWith('64') && /^-?\d{1,10}$/.test(text) ? Number(text) : text;
}

/** The request that the network in the page is sent. */
export function pageRequest(form: OperationForm, values: Values, text: string | undefined = form.body): PageRequest {
  const { path, query, body } = partsOf(form, values, text);
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  return { operation: form.operation, path: search === '' ? path : `${path}?${search}`, body };
}

/**
 * The same request for programs.
 *
 * @param base address of a node, before the path
 * @throws SyntaxError when the body is no JSON
 */
export function programRequest(
  form: OperationForm,
  values: Values,
  base: string,
  text: string | undefined = form.body,
): SampleRequest {
  const { path, query, body } = partsOf(form, values, text);
  const { method, delivery, requestOverConnection, fileName } = form;
  return {
    method,
    url: base + path,
    query,
    body: body === undefined ? undefined : (JSON.parse(body) as SampleRequest['body']),
    delivery,
    requestOverConnection,
    fileName,
  };
}
