import { html, type Html, nothing } from '../../html/html.ts';
import { codeFigure } from '../../html/highlight/code-figure.ts';
import type { Json } from '../../common/json.ts';
import type { Operation } from '../model/operation.ts';
import { inTree } from './placeholders.ts';

const compact =
  'In this stream enum values are written as numbers, and members that hold their default (an empty text, zero, false, an empty list) are left out. ';

const asConnection =
  'The gateway reads no query parameters here. Send the members above as one JSON message: as the body of the GET request, or as the first message on the WebSocket. The node waits five seconds for it and then closes the stream. ';

/** How a stream reaches its reader: framing, WebSocket, and what differs from other answers. Empty for other operations. */
export function deliveryNote({ delivery, requestOverConnection, path }: Operation, request: Json | undefined): Html {
  if (delivery === 'json' || delivery === 'file') return nothing;
  const message =
    requestOverConnection &&
    request !== undefined &&
    codeFigure(JSON.stringify(request, null, 2), 'json', 'First message');
  const acknowledge =
    requestOverConnection &&
    html`<p>With a <code>batchSize</code> above zero the node sends a batch and then waits up to five seconds for a further message before it sends the next one; with zero it sends events as they come.</p>`;
  return html`
    <p>The answer is a stream: the node keeps the connection open and sends one JSON document a line, <code>{"result": …}</code> for each message and <code>{"error": …}</code> when it fails. ${delivery === 'compact-stream' && compact}</p>
    <p>A data node sends the same documents over a WebSocket: connect to <code>wss://</code> with the host and <code>${path}</code>; each frame holds one document. See <a href="${inTree('/api/websocket')}">WebSocket streams</a>.</p>
    ${requestOverConnection && html`<p>${asConnection}</p>${message}${acknowledge}`}`;
}
