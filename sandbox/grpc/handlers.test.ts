import { EventEmitter } from 'node:events';
import type { Metadata } from '@grpc/grpc-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { entityId } from '../../reference/examples/entity-id.ts';
import { makeService } from '../answers/service.ts';
import type { Context } from '../context.ts';
import { loadDefinitions } from '../definitions.ts';
import { RequestLog } from '../requests.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import type { JsonObject } from '../world/types.ts';
import { rpcHandler } from './handlers.ts';

const definitions = await loadDefinitions();
const now = 1_800_000_000_000;
let context: Context;
beforeEach(() => {
  const world = seededWorld(definitions, now);
  context = { definitions, world, service: makeService(definitions, world), requests: new RequestLog() };
});

/** A call as the server's library hands it over; it keeps what it is sent. */
class Call extends EventEmitter {
  readonly written: JsonObject[] = [];
  header: Metadata | undefined;
  ended = false;
  constructor(readonly request: JsonObject) {
    super();
  }
  sendMetadata(header: Metadata): void {
    this.header = header;
  }
  write(message: JsonObject): void {
    this.written.push(message);
  }
  end(): void {
    this.ended = true;
  }
}

type Reply = (error: { code: number; details: string; metadata: Metadata } | null, answer?: JsonObject) => void;
/** Calls an rpc. @returns the call, with what it was answered */
function call(name: string, request: JsonObject): { made: Call; error: Parameters<Reply>[0]; answer?: JsonObject } {
  const rpc = definitions.model.operations.find(({ rpc: { rpcName } }) => rpcName === name)?.rpc;
  if (rpc === undefined) throw new Error(`There is no rpc ${name}.`);
  const made = new Call(request);
  let error: Parameters<Reply>[0] = null;
  let answer: JsonObject | undefined;
  made.on('error', (given: Parameters<Reply>[0]) => {
    error = given;
  });
  const handler = rpcHandler(context, rpc) as unknown as (call: Call, reply: Reply) => void;
  handler(made, (given, told) => {
    error = given;
    answer = told;
  });
  return { made, error, ...(answer && { answer }) };
}

describe('an rpc', () => {
  it('is answered with the header of the sandbox and of the block', () => {
    const { made, answer } = call('GetMarket', { marketId: entityId('market') });
    expect(answer?.['market']).toMatchObject({ id: entityId('market') });
    expect(made.header?.getMap()).toEqual({
      'x-vega-sandbox': 'make-believe data for learning and testing; not a network',
      'x-block-height': String(context.world.height),
      'x-block-timestamp': `${now}000000`,
    });
  });

  it('is kept with its path and its request', () => {
    call('GetMarket', { marketId: 'ab' });
    expect(context.requests.take()).toEqual([
      {
        protocol: 'grpc',
        operation: 'GetMarket',
        method: 'POST',
        path: '/datanode.api.v2.TradingDataService/GetMarket',
        query: [],
        body: { marketId: 'ab' },
      },
    ]);
  });

  it('that is refused tells the code, the text and the details', () => {
    const { error, answer } = call('GetMarket', { marketId: 'ab' });
    expect([error?.code, error?.details, answer]).toEqual([3, 'InvalidArgument error', undefined]);
    const [details] = error?.metadata.get('grpc-status-details-bin') ?? [];
    expect(String(details)).toContain('vega.ErrorDetail');
  });
});

describe('an rpc that streams', () => {
  it('writes what happens until its client goes', () => {
    const { made } = call('ObserveOrders', { marketIds: [entityId('market')] });
    expect(made.header?.get('x-block-height')).toEqual([String(context.world.height)]);
    expect(made.written.length).toBeGreaterThan(0);
    expect(made.written[0]).toHaveProperty('snapshot');
    expect(made.ended).toBe(false);
    expect(made.listenerCount('cancelled')).toBe(1);
  });

  it('writes a file in one piece, and ends', () => {
    const { made } = call('ExportNetworkHistory', { table: 'TABLE_ORDERS', fromBlock: '1', toBlock: '2' });
    expect(made.written.map(({ contentType }) => contentType)).toEqual(['application/zip']);
    expect(Buffer.from(String(made.written[0]?.['data']), 'base64').subarray(0, 2).toString()).toBe('PK');
    expect(made.ended).toBe(true);
  });

  it('ends with the error of a request that is refused', () => {
    const { made, error } = call('ExportNetworkHistory', {});
    expect([error?.code, error?.details, made.written]).toEqual([13, 'Internal error', []]);
    expect(String(error?.metadata.get('grpc-status-details-bin')[0])).toContain('no table name for network history');
  });
});
