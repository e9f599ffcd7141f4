import { fromJson, toJson, type JsonValue } from '@bufbuild/protobuf';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../../reference/descriptors/load-descriptors.ts';
import { buildModel } from '../../reference/model/model.ts';

const descriptors = await loadDescriptors(newestRelease);
const { registry } = descriptors;
const model = buildModel(process.cwd(), descriptors);
const page = readFileSync('docs/api/websocket.mdx', 'utf8');

interface Conversation {
  readonly id: string;
  readonly target: URL;
  readonly sent: readonly JsonValue[];
  readonly received: readonly { readonly result: JsonValue }[];
}

/** The frames of one block: a frame starts with an arrow and can go on over several lines. */
function parse(id: string, block: string): Conversation {
  const frames = block.split(/^(?=[→←])/m).map((frame) => ({ arrow: frame[0], text: frame.slice(1).trim() }));
  const [open, ...rest] = frames;
  return {
    id,
    target: new URL((open?.text ?? '').replace(/^GET /, ''), 'http://node'),
    sent: rest.filter(({ arrow }) => arrow === '→').map(({ text }) => JSON.parse(text) as JsonValue),
    received: rest.filter(({ arrow }) => arrow === '←').map(({ text }) => JSON.parse(text) as { result: JsonValue }),
  };
}

const conversations = [
  ...page.matchAll(/```text title="Conversation: (\w+)( of the core service)?"\n(.*?)\n```/gs),
].map(([, rpc = '', core, block = '']) =>
  parse(`${core === undefined ? 'TradingDataService' : 'CoreService'}_${rpc}`, block),
);
const streams = model.operations.filter(({ delivery }) => delivery === 'stream' || delivery === 'compact-stream');

describe('conversations on the WebSocket page', () => {
  it('are there for every stream', () => {
    expect(conversations.map(({ id }) => id).sort()).toEqual(streams.map(({ id }) => id).sort());
  });

  it.each(conversations)('$id opens the path of the operation with parameters that it has', ({ id, target }) => {
    const operation = streams.find((stream) => stream.id === id);
    expect(target.pathname).toBe(operation?.path);
    const names = operation?.requestOverConnection ? [] : operation?.parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...target.searchParams.keys()]));
  });

  it.each(conversations)(
    '$id sends and receives messages of the definitions, as the gateway writes them',
    ({ id, sent, received }) => {
      const operation = streams.find((stream) => stream.id === id);
      if (operation === undefined) throw new Error(`${id} is no stream.`);
      const request = registry.getMessage(operation.rpc.request);
      const response = registry.getMessage(operation.rpc.response);
      if (request === undefined || response === undefined)
        throw new Error(`${id}: its messages are not in the registry.`);
      for (const message of sent) expect(toJson(request, fromJson(request, message, { registry }))).toBeDefined();
      expect(received.length).toBeGreaterThan(0);
      const compact = operation.delivery === 'compact-stream';
      for (const { result } of received) {
        const message = fromJson(response, result, { registry });
        expect(toJson(response, message, { registry, enumAsInteger: compact, alwaysEmitImplicit: !compact })).toEqual(
          result,
        );
      }
    },
  );

  it('are said to be fifteen in the table as well', () => {
    const rows = page.split('\n').filter((line) => /^\| <Operation id="\w+" label="\/[\w/-]*stream\//.test(line));
    expect(rows).toHaveLength(streams.length);
  });
});
