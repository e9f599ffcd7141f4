// Reads orders and trades of a market from the event bus over a WebSocket. Ends after COUNT messages.
// Needs the package ws: npm install ws. With Node.js 22, which has WebSocket built in, the import can be left away.
import { WebSocket } from "ws";

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const market = setting("MARKET", "the id of a market");
const count = Number(process.env.COUNT || "3");
console.error("Data node:", dataNode);

// region: stream
const socket = new WebSocket(`${dataNode.replace("http", "ws")}/api/v2/stream/event/bus`);
let messages = 0;

// The first message is the filter. The node waits five seconds for it. Without batchSize, events come as they happen.
socket.onopen = () =>
  socket.send(JSON.stringify({ type: ["BUS_EVENT_TYPE_ORDER", "BUS_EVENT_TYPE_TRADE"], marketId: market }));
socket.onmessage = ({ data }) => {
  const { result, error, message } = JSON.parse(String(data));
  if (!result) throw new Error(error?.message ?? message);
  // In this stream enum values are numbers: tell the kind of an event by the member that it has.
  for (const { order, trade } of result.events) {
    if (order) console.log("order", order.id, order.remaining ?? "0");
    if (trade) console.log("trade", trade.price, trade.size);
  }
  messages += 1;
  if (messages === count) socket.close();
};
await new Promise((resolve, reject) => {
  socket.onclose = resolve;
  socket.onerror = reject;
});
// endregion: stream
