import { html, type Html } from '../../../html/html.ts';
import { codeFigure } from '../../../html/highlight/code-figure.ts';
import { exampleMessage } from '../../examples/example-message.ts';
import type { Json } from '../../../common/json.ts';
import { requestExample } from '../../examples/operation-example.ts';
import { parameterExample } from '../../examples/parameter-example.ts';
import type { Model } from '../../model/model.ts';
import type { Parameter } from '../../model/operation.ts';
import type { Rpc } from '../../model/types.ts';
import { placeholder } from '../placeholders.ts';
import { shownParameters } from '../samples/sample-request.ts';

/** A call of an rpc from a shell, and what it answers. Data nodes need not tell their services: the sample brings the definitions. */
export function rpcFigures(model: Model, rpc: Rpc, service: string): Html {
  const request = JSON.stringify(rpcRequest(model, rpc)).replaceAll("'", "'\\''");
  const lines = [
    'grpcurl',
    `-protoset vega-${model.release.version}.binpb`,
    ...(request === '{}' ? [] : [`-d '${request}'`]),
    addressOf(rpc.name),
    `${rpc.name.slice(0, rpc.name.lastIndexOf('.'))}/${rpc.rpcName}`,
  ];
  const response = exampleMessage(model, rpc.response, { enums: 'names', compact: true });
  return html`
    ${codeFigure(lines.join(' \\\n  '), 'bash', `Call ${service}.${rpc.rpcName}`)}
    ${codeFigure(
      JSON.stringify(response, null, 1),
      'json',
      rpc.serverStreaming ? 'One message of the stream' : 'Response',
      { isPlain: true },
    )}`;
}

/** The same request as the samples of the REST operation make; for an rpc without one, its message. */
export function rpcRequest(model: Model, rpc: Rpc): Json {
  const operation = model.operationOf(rpc.name);
  const message =
    operation === undefined
      ? exampleMessage(model, rpc.request, { enums: 'names', compact: true })
      : requestExample(model, operation);
  if (message !== undefined || operation === undefined) return message ?? {};
  const request: Record<string, Json> = {};
  for (const parameter of shownParameters(operation)) {
    const names = parameter.name.split('.');
    const last = names.pop() ?? '';
    let owner = request;
    for (const name of names) owner = (owner[name] ??= {}) as Record<string, Json>;
    const value = jsonValue(model, parameter);
    owner[last] = parameter.repeated ? [value] : value;
  }
  return request;
}

/** A parameter as the JSON of its message has it: integers of 64 bits are text. */
function jsonValue(model: Model, parameter: Parameter): Json {
  const text = parameterExample(model, parameter);
  const { kind, name } = parameter.type;
  if (kind === 'scalar' && name === 'bool') return text === 'true';
  return kind === 'scalar' && /32$|double|float/.test(name) ? Number(text) : text;
}

/** Data nodes pass the calls of the core's service on; the others are asked on this computer, at their default ports. */
function addressOf(rpc: string): string {
  if (rpc.startsWith('vega.api.v1.CoreStateService.')) return '-plaintext localhost:3002';
  return rpc.startsWith('blockexplorer.') ? '-plaintext localhost:1515' : placeholder.grpc;
}
