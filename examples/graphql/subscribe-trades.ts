// Subscribes to the trades of a market over a WebSocket. Ends after COUNT messages.
// Node.js 22 has WebSocket built in; with Node.js 20 install the package ws.
import { WebSocket } from "ws";

const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const market = process.env.MARKET ?? "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27";
const count = Number(process.env.COUNT ?? "3");

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
