import { ask } from '../ask.ts';
import {
  buildModel,
  grpcCodes,
  loadApiErrors,
  outcomesOf,
  type ApiError,
  type Descriptors,
  type ErrorForm,
  type GrpcCode,
  type Operation,
} from '../definitions.ts';
import { newestRelease } from '../../product.ts';
import { Recorder, type PartReport } from '../recorder.ts';
import { grpcAsker, type Refusal } from './ask-grpc.ts';
import { badRequests, type BadRequest, type Json } from './bad-requests.ts';

/** What is looked at: the services of one server, over gRPC and, where it is given, over REST. */
export interface ErrorTargets {
  readonly part: string;
  /** Host and port of the gRPC server. */
  readonly grpc: string;
  /** Address of its REST API. */
  readonly rest?: string;
  /** Full names of the services that are asked. */
  readonly services: readonly string[];
  /** Ids of things that the node has, by the name of the field in JSON that takes one. */
  readonly known: Readonly<Record<string, string>>;
  /** The only rpc that is asked, by its full name. */
  readonly only?: string;
}

type Row = readonly [ApiError, readonly ErrorForm[]];

/**
 * Asks every rpc for what it may refuse, and compares each refusal with the errors that are documented for the rpc: gRPC
 * code, number and text of the detail, whether there is a detail, and over REST the status and the same body. An error
 * that tells of the request and that nothing provoked is left.
 */
export async function checkErrors(
  { part, grpc, rest, services, known, only }: ErrorTargets,
  descriptors: Descriptors,
  root: string = process.cwd(),
): Promise<PartReport> {
  const recorder = new Recorder(part);
  const model = buildModel(root, descriptors);
  const { rpcs } = loadApiErrors(newestRelease, root);
  const asker = grpcAsker(grpc, descriptors);
  try {
    for (const [rpc, rows] of rpcs) {
      if (!services.some((service) => rpc.startsWith(`${service}.`)) || (only ?? rpc) !== rpc) continue;
      const operation = model.operationOf(rpc);
      const method = descriptors.registry
        .getService(rpc.slice(0, rpc.lastIndexOf('.')))
        ?.methods.find(({ name }) => rpc.endsWith(`.${name}`));
      if (!method || changes(operation)) continue;
      const seen = new Set<ApiError>();
      const requests = badRequests(model, method.input.typeName, known).filter((one) => !isLeftOut(rpc, one));
      const unary = method.methodKind === 'unary';
      // Streams that are not refused stay open until their time is over, so they wait side by side.
      const answers = unary
        ? await oneByOne(requests, ({ request }) => asker.ask(rpc, request))
        : await Promise.all(requests.map(({ request }) => asker.ask(rpc, request)));
      for (const [index, refusal] of answers.entries()) {
        if (refusal === undefined || refusal === 'unsendable') continue;
        const { label, request } = requests[index] as BadRequest;
        const error = judge(recorder, rpc, rows, label, refusal);
        if (error) seen.add(error);
        if (rest !== undefined && unary && operation)
          await compareRest(recorder, rest, operation, label, request, refusal);
      }
      for (const [error] of rows) {
        if (seen.has(error)) recorder.compare('documented errors seen', rpc, error.name, true, true);
        else recorder.leave(`${rpc} ${error.name}`, reasonOf(error));
      }
    }
  } finally {
    asker.close();
  }
  return recorder.report();
}

async function oneByOne<In, Out>(list: readonly In[], each: (one: In) => Promise<Out>): Promise<Out[]> {
  const found: Out[] = [];
  for (const one of list) found.push(await each(one));
  return found;
}

const changes = (operation: Operation | undefined): boolean => operation?.method === 'POST';

/** Whether a request is one that v0.73.9 does not answer, so that the suite leaves it out. */
function isLeftOut(rpc: string, { request }: BadRequest): boolean {
  return rpc.endsWith('.GetERC20ListAssetBundle') && /^[0-9a-f]{64}$/.test(String(request['assetId']));
}

function reasonOf({ mistake, request, when }: ApiError): string {
  if (mistake || request) return 'no request of the suite provokes it';
  return when === undefined
    ? 'a failure of the node, which no request makes'
    : 'depends on the node, not on the request';
}

/** Compares a refusal with what is documented for the rpc, and gives the error that it is. */
export function judge(
  recorder: Recorder,
  rpc: string,
  rows: readonly Row[],
  label: string,
  refusal: Refusal,
): ApiError | undefined {
  const code = nameOf(refusal.code);
  const all = rows.flatMap(([error, forms]) =>
    forms.filter((form) => tells(error, form, refusal)).map((form) => [error, form] as const),
  );
  // A text of the release's own tells more than one that may be anything.
  const own = all.filter(([{ text }]) => text !== '…');
  const fits = own.length > 0 ? own : all;
  const told = refusal.detail
    ? `${refusal.detail.number} ${refusal.detail.text}`
    : `without details: ${refusal.message}`;
  recorder.compare(
    'refusals',
    `${rpc}, ${label}`,
    'error',
    'one that is documented',
    fits.length > 0 ? 'one that is documented' : `${code} ${told} (${refusal.detail?.inner ?? ''})`,
  );
  const [first] = fits;
  if (!first) return undefined;
  const possible = [...new Set(fits.flatMap(([error, form]) => outcomesOf(error, form).map(({ grpc }) => grpc)))];
  recorder.compare(
    'gRPC codes',
    `${rpc}, ${label}: ${told}`,
    'gRPC code',
    possible.join(' or '),
    possible.includes(code as GrpcCode) ? possible.join(' or ') : `${code} (${refusal.detail?.inner ?? ''})`,
  );
  if (refusal.detail)
    recorder.compare('messages', `${rpc}, ${label}`, 'message', `${camel(code)} error`, refusal.message);
  return first[0];
}

/** Whether a refusal is an error in one of its forms. */
function tells({ number, text }: ApiError, form: ErrorForm, { message, detail }: Refusal): boolean {
  if (form === 'bare' || number === undefined) return detail === undefined && matches(text, message);
  if (!detail) return false;
  if (form === 'prefixed') return detail.number === 10000 && detail.text.endsWith(text);
  return detail.number === number && matches(text, detail.text);
}

/** Whether a text is the documented one, in which `…` stands for anything. */
function matches(documented: string, text: string): boolean {
  const pattern = documented
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(text);
}

const nameOf = (code: number): string =>
  Object.entries(grpcCodes).find(([, [number]]) => number === code)?.[0] ?? String(code);

/** `INVALID_ARGUMENT` as the server's language writes it, `InvalidArgument`. */
const camel = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

async function compareRest(
  recorder: Recorder,
  base: string,
  operation: Operation,
  label: string,
  request: Json,
  refusal: Refusal,
): Promise<void> {
  const path = pathOf(operation, request);
  if (path === undefined) return;
  const response = await ask(base.replace(/\/$/, '') + path);
  const body = (await response.json().catch(() => ({}))) as {
    code?: number;
    message?: string;
    details?: readonly { code?: number; message?: string; inner?: string }[];
  };
  const element = `${operation.id}, ${label}`;
  // The gateway reads the query by itself first, and may refuse what is no value of a field's type.
  if (body.details?.length === 0 && body.code === grpcCodes.INVALID_ARGUMENT[0] && refusal.detail) {
    recorder.compare('statuses over REST', element, 'HTTP status', 400, response.status);
    return;
  }
  const [status] = Object.values(grpcCodes).filter(([number]) => number === refusal.code);
  recorder.compare('statuses over REST', element, 'HTTP status', status?.[1], response.status);
  const [detail] = body.details ?? [];
  recorder.compare(
    'bodies over REST',
    element,
    'code, message and details',
    { code: refusal.code, message: refusal.message, detail: refusal.detail },
    {
      code: body.code,
      message: body.message,
      detail: detail && { number: detail.code, text: detail.message, inner: detail.inner },
    },
  );
}

/** The path that a request has over REST; undefined where a query cannot hold the request, or a part of the path is missing. */
function pathOf(operation: Operation, request: Json): string | undefined {
  if (hasListOfObjects(request)) return undefined;
  const values = new Map(flat(request, ''));
  const path = operation.path.replaceAll(/\{([\w.]+)(?:=[^}]*)?\}/g, (_, name: string) => {
    const [value = ''] = values.get(name) ?? [];
    values.delete(name);
    return encodeURIComponent(value);
  });
  if (/\/(\/|$)/.test(path)) return undefined;
  const query = [...values].flatMap(([name, all]) => all.map((value) => `${name}=${encodeURIComponent(value)}`));
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

const hasListOfObjects = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((item) => typeof item === 'object')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasListOfObjects);

function* flat(request: Json, before: string): Generator<[string, string[]]> {
  for (const [name, value] of Object.entries(request)) {
    if (Array.isArray(value)) yield [before + name, value.map(String)];
    else if (typeof value === 'object' && value !== null) yield* flat(value as Json, `${before}${name}.`);
    else yield [before + name, [String(value)]];
  }
}
