// region: begin
// Places one order far below the price, shows it, and cancels it.
import { loadMarket, toApi, toPeople } from "./market.ts";
import { publicKey, read, send } from "./network.ts";

const market = await loadMarket();
const party = await publicKey();
// endregion: begin

// region: place
// A fifth below the mark price: the order rests in the book and does not trade.
const { marketData } = await read(`market/data/${market.id}/latest`);
const price = (BigInt(marketData.markPrice) * 4n) / 5n;
// The reference is yours: it finds the order again, and its id need not be worked out from the signature.
const reference = `first-order-${Date.now()}`;
const hash = await send(party, {
  orderSubmission: {
    marketId: market.id,
    side: "SIDE_BUY",
    price: String(price),
    size: String(toApi("0.1", market.sizeDecimals)),
    type: "TYPE_LIMIT",
    timeInForce: "TIME_IN_FORCE_GTC",
    reference,
  },
});
console.log("Sent:", hash);
// endregion: place

// region: find
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Waits until a block holds the order. */
async function findOrder() {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { orders } = await read("orders", { "filter.partyIds": party, "filter.reference": reference });
    if (orders.edges.length > 0) return orders.edges[0].node;
    await pause();
  }
  throw new Error("The order did not appear: look for the transaction in a block explorer.");
}

let order = await findOrder();
console.log("Order:", order.id, order.status, "at", toPeople(order.price, market.priceDecimals));
// endregion: find

// region: cancel
await send(party, { orderCancellation: { orderId: order.id, marketId: market.id } });
for (let attempt = 0; attempt < 20 && order.status !== "STATUS_CANCELLED"; attempt += 1) {
  await pause();
  order = await findOrder();
}
console.log("Order:", order.id, order.status);
// endregion: cancel
