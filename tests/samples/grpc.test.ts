import { credentials, loadPackageDefinition, type Client, type ServiceError } from '@grpc/grpc-js';
import { loadFileDescriptorSetFromBuffer } from '@grpc/proto-loader';
import { fromJson, toBinary, type JsonValue } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleMessage } from '../../reference/examples/example-message.ts';
import { requestExample } from '../../reference/examples/operation-example.ts';
import type { Rpc } from '../../reference/model/types.ts';
import { sampleRequest } from '../../reference/render/samples/sample-request.ts';
import { descriptorSet } from '../../sandbox/grpc/serve-grpc.ts';
import { readRequest } from '../../sandbox/rest/read-request.ts';
import type { Sandbox } from '../../sandbox/start-sandbox.ts';
import type { JsonObject } from '../../sandbox/world/types.ts';
import { definitions, startLively } from './support/sandbox.ts';
import { tallies } from './support/tally.ts';

/** Every rpc of the release, called by a client that is made from the published descriptor set. */

const {
  model,
  descriptors: { registry },
} = definitions;
const tally = tallies('gRPC reference');
const rpcs = model.files
  .flatMap((file) => file.services)
  .flatMap((service) => service.rpcs.map((rpc) => [rpc.name, service.name, rpc] as const));
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startLively();
});
afterAll(() => sandbox.close());

/** The request of an rpc's REST sample, or an example of its message. */
function requestOf(rpc: Rpc): JsonObject {
  const operation = model.operationOf(rpc.name);
  if (!operation) return exampleMessage(model, rpc.request, { enums: 'names', compact: true }) as JsonObject;
  const body = requestExample(model, operation);
  if (body !== undefined) return body as JsonObject;
  const { url, query } = sampleRequest(model, operation);
  const places = operation.path.split('/');
  const parts = new URL(url.replace('~host~', 'host.test')).pathname.split('/').slice(-places.length);
  const variables = Object.fromEntries(
    places.flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), parts[index] ?? ''] as const] : [])),
  );
  return readRequest(model, operation, variables, new URLSearchParams(query.map(([name, value]) => [name, value])));
}

/** What the descriptor set holds, read once for all rpcs, as the site's sample reads it. */
const loaded = loadPackageDefinition(
  loadFileDescriptorSetFromBuffer(descriptorSet({ definitions }), { longs: String, enums: String, defaults: true }),
);

/** A client of a service, made as the site's sample makes it. */
function clientOf(service: string): Client {
  const found = service
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], loaded) as new (
    address: string,
    secrets: ReturnType<typeof credentials.createInsecure>,
  ) => Client;
  return new found(sandbox.urls.grpc, credentials.createInsecure());
}

type Call = (...parameters: unknown[]) => {
  on: (name: string, use: (value: unknown) => void) => void;
  cancel: () => void;
  write: (value: unknown) => void;
};

/** Calls an rpc and gives its answer, or the first message of its stream. */
function call(client: Client, rpc: Rpc, request: unknown): Promise<unknown> {
  const method = (client as unknown as Record<string, Call>)[rpc.rpcName];
  if (!method) throw new Error(`the client has no method ${rpc.rpcName}`);
  return new Promise((resolve, reject) => {
    const deadline = { deadline: Date.now() + 15_000 };
    if (!rpc.serverStreaming) {
      method.call(client, request, deadline, (error: ServiceError | null, answer: unknown) =>
        error ? reject(error) : resolve(answer),
      );
      return;
    }
    const stream = rpc.clientStreaming ? method.call(client, deadline) : method.call(client, request, deadline);
    if (rpc.clientStreaming) stream.write(request);
    stream.on('error', (error) => reject(error as Error));
    stream.on('end', () => resolve(undefined));
    stream.on('data', (message) => {
      resolve(message);
      stream.cancel();
    });
  });
}

/** A request in the form that the client takes: names of the .proto files. */
function asClientWrites(rpc: Rpc, request: JsonObject, client: Client): unknown {
  const message = registry.getMessage(rpc.request);
  if (!message) throw new Error(`no message ${rpc.request}`);
  const bytes = toBinary(message, fromJson(message, request as JsonValue, { registry }));
  const service = (
    client.constructor as unknown as { service: Record<string, { requestDeserialize: (bytes: Buffer) => unknown }> }
  ).service;
  return service[rpc.rpcName]?.requestDeserialize(Buffer.from(bytes));
}

describe('rpcs', () => {
  const count = tally('rpcs');
  it.each(rpcs)('%s', async (_, service, rpc) => {
    count.ran += 1;
    sandbox.requests.take();
    const client = clientOf(service);
    const answer = await call(client, rpc, asClientWrites(rpc, requestOf(rpc), client));
    client.close();
    const file =
      (registry.getMessage(rpc.response)?.fields.length ?? 0) === 0 || rpc.response.startsWith('google.api.');
    if (!file) expect(answer).toBeTypeOf('object');
    expect(sandbox.requests.take()).toMatchObject([
      { protocol: 'grpc', operation: rpc.rpcName, path: `/${service}/${rpc.rpcName}` },
    ]);
    count.passed += 1;
  });

  it('tells the code and the details of an error', async () => {
    const rpc = rpcs.find(([name]) => name.endsWith('TradingDataService.GetMarket'))?.[2];
    const client = clientOf('datanode.api.v2.TradingDataService');
    const error = (await call(client, rpc as Rpc, { market_id: '0'.repeat(64) }).catch(
      (failure: unknown) => failure,
    )) as ServiceError;
    client.close();
    expect({ code: error.code, details: error.details }).toEqual({ code: 5, details: 'NotFound error' });
    expect(String(error.metadata.get('grpc-status-details-bin')[0])).toContain('no market found');
  });
});
