// Subscribes to the trades of a market over a WebSocket. Ends after COUNT messages.
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

// region: subscribe
const query = "subscription Trades($market: ID!) { tradesStream(filter: { marketIds: [$market] }) { price size createdAt } }";

const socket = new WebSocket(`${dataNode.replace("http", "ws")}/graphql`, "graphql-transport-ws");
const send = (message: object) => socket.send(JSON.stringify(message));
let received = 0;

socket.onopen = () => send({ type: "connection_init" });
socket.onmessage = ({ data }) => {
  const { type, payload } = JSON.parse(String(data));
  if (type === "connection_ack") send({ id: "1", type: "subscribe", payload: { query, variables: { market } } });
  if (type === "ping") send({ type: "pong" });
  if (type === "error") throw new Error(payload[0].message);
  if (type !== "next") return;
  for (const trade of payload.data.tradesStream) console.log(trade.createdAt, trade.price, trade.size);
  received += 1;
  if (received === count) socket.close();
};
await new Promise((resolve, reject) => {
  socket.onclose = resolve;
  socket.onerror = reject;
});
// endregion: subscribe
