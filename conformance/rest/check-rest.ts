import { ask as request } from '../ask.ts';
import { buildModel, grpcCodes, type Descriptors, type Operation } from '../definitions.ts';
import { Recorder, type PartReport } from '../recorder.ts';
import { checkAnswer } from './check-answer.ts';

const unknownId = 'b4f2726571fbe8e33b442dc92ed2d7f0d810e21835b7371a7915a365f07ccd9b';

/** What a node answered to one request. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Asks every operation of some services that reads, and compares the answers with their schemas.
 *
 * @param base address of the REST API, with the path before the operations' own
 * @param services which services are asked
 */
export async function checkRest(
  part: string,
  base: string,
  services: readonly string[],
  descriptors: Descriptors,
  root: string = process.cwd(),
): Promise<PartReport> {
  const recorder = new Recorder(part);
  const model = buildModel(root, descriptors);
  const known = await idsOf(base, services);
  for (const operation of model.operations.filter(({ service }) => services.includes(service))) {
    if (operation.method !== 'GET' || operation.delivery !== 'json') {
      recorder.leave(
        operation.id,
        operation.method === 'GET' ? `delivers ${operation.delivery}` : 'changes something or takes a body',
      );
      continue;
    }
    for (const ids of [known, {}]) {
      const path = pathOf(operation, ids);
      if (ids === known && !path.includes('?') && !operation.path.includes('{') && Object.keys(known).length === 0)
        continue;
      const { status, body } = await ask(base, path);
      if (status === 200) checkAnswer(recorder, model, operation.id, operation.response, body);
      else checkError(recorder, operation, status, body);
    }
  }
  return recorder.report();
}

async function ask(base: string, path: string): Promise<Answer> {
  const response = await request(base.replace(/\/$/, '') + path);
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, body: text };
  }
}

/** Ids of things that are there, by the parameter that asks for one. */
async function idsOf(base: string, services: readonly string[]): Promise<Record<string, string>> {
  if (!services.includes('data-v2')) return {};
  const first = async (path: string, list: string, id = 'id'): Promise<string> => {
    const { body } = await ask(base, path);
    const edges = (body as Record<string, { edges?: { node?: Record<string, unknown> }[] }>)[list]?.edges;
    return String(edges?.[0]?.node?.[id] ?? '');
  };
  const ids: Record<string, string> = {
    marketId: await first('/api/v2/markets', 'markets'),
    assetId: await first('/api/v2/assets', 'assets'),
    partyId: await first('/api/v2/parties', 'parties'),
    orderId: await first('/api/v2/orders', 'orders'),
    id: await first('/api/v2/nodes', 'nodes'),
  };
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== ''));
}

/** The path of a request with what is required: ids that are there, or of nothing. */
function pathOf(operation: Operation, ids: Readonly<Record<string, string>>): string {
  const value = (name: string): string => encodeURIComponent(ids[name.split('.').at(-1) ?? ''] ?? unknownId);
  const path = operation.path.replaceAll(/\{([\w.]+)(?:=[^}]*)?\}/g, (_, name: string) => value(name));
  const query = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || parameter.name in ids),
  );
  return query.length === 0 ? path : `${path}?${query.map(({ name }) => `${name}=${value(name)}`).join('&')}`;
}

function checkError(recorder: Recorder, operation: Operation, status: number, body: unknown): void {
  const { code, message, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  recorder.compare(
    'errors',
    operation.id,
    `form of the error with status ${status}`,
    { code: 'number', message: 'string', details: true },
    { code: typeof code, message: typeof message, details: Array.isArray(details) },
  );
  if (typeof code === 'number')
    recorder.compare('errors', operation.id, `HTTP status of gRPC code ${code}`, statusOf(code), status);
}

/** HTTP status of the gateway for a gRPC code, as the pages on errors list them. */
const statusOf = (code: number): number | undefined =>
  Object.values(grpcCodes).find(([number]) => number === code)?.[1];
