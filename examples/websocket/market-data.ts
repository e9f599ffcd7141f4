// Reads market data over a WebSocket and connects again when the connection is lost. Ends after COUNT messages.
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
const url = `${dataNode.replace("http", "ws")}/api/v2/stream/markets/data?marketIds=${market}`;
let received = 0;

/** Connects, and connects again when the connection is lost: after 1, 2, 4 … up to 30 seconds. */
function connect(wait = 1000): void {
  const socket = new WebSocket(url);
  let nextWait = Math.min(2 * wait, 30_000);
  socket.onmessage = ({ data }) => {
    const { result, error, message } = JSON.parse(String(data));
    // The node ends the stream and says why, for example that it was read too slowly; then the connection closes.
    if (!result) return console.log("the stream ends:", error?.message ?? message);
    nextWait = 1000;
    for (const { markPrice, bestBidPrice, bestOfferPrice } of result.marketData) console.log(markPrice, bestBidPrice, bestOfferPrice);
    received += 1;
    if (received === count) socket.close();
  };
  socket.onerror = ({ message }) => console.log("connection lost:", message);
  socket.onclose = () => {
    if (received < count) setTimeout(() => connect(nextWait), wait);
  };
}

connect();
// endregion: stream
