// Reads market data over a WebSocket and connects again when the connection is lost. Ends after COUNT messages.
// Node.js 22 has WebSocket built in; with Node.js 20 install the package ws.
import { WebSocket } from "ws";

const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const market = process.env.MARKET ?? "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27";
const count = Number(process.env.COUNT ?? "3");

// region: stream
const url = `${dataNode.replace("http", "ws")}/api/v2/stream/markets/data?marketIds=${market}`;
let received = 0;

/** Connects, and connects again when the connection is lost: after 1, 2, 4 … up to 30 seconds. */
function connect(wait = 1000): void {
  const socket = new WebSocket(url);
  let nextWait = Math.min(2 * wait, 30_000);
  socket.onmessage = ({ data }) => {
    const { result, error } = JSON.parse(String(data));
    // The node ends the stream and says why, for example that it was read too slowly; then the connection closes.
    if (error) return console.log("the stream ends:", error.message);
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
