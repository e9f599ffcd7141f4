// Places two orders, then replaces them in one transaction.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";
const market = process.env.MARKET ?? "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27";

/** Lets the wallet sign a transaction and send it; gives its hash. */
async function send(transaction: object): Promise<string> {
  const response = await fetch(`${wallet}/api/v2/requests`, {
    method: "POST",
    headers: { Authorization: `VWT ${token}`, Origin: "http://localhost", "Content-Type": "application/json" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: "1",
      method: "client.send_transaction",
      params: { publicKey: pubkey, sendingMode: "TYPE_SYNC", transaction },
    }),
  });
  const answer = await response.json();
  if (answer.error) throw new Error(`The wallet refused: ${answer.error.data}`);
  return answer.result.transactionHash;
}

const reference = `sample-${Date.now()}-${process.pid}`;

// region: place
// Two orders around the price.
console.log("Sent:", await send({
  batchMarketInstructions: {
    submissions: [
      {
        marketId: market,
        type: "TYPE_LIMIT",
        timeInForce: "TIME_IN_FORCE_GTC",
        side: "SIDE_BUY",
        price: "2400000",
        size: "100",
        reference: reference,
      },
      {
        marketId: market,
        type: "TYPE_LIMIT",
        timeInForce: "TIME_IN_FORCE_GTC",
        side: "SIDE_SELL",
        price: "2900000",
        size: "100",
        reference: reference,
      },
    ],
  },
}));
// endregion: place

// region: find
// The id of one of them, found by its reference.
await new Promise((resolve) => setTimeout(resolve, 2000));
const query = new URLSearchParams({ "filter.partyIds": pubkey, "filter.reference": reference });
const response = await fetch(`${dataNode}/api/v2/orders?${query}`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const orderId = (await response.json()).orders.edges[0].node.id;
console.log("Order id:", orderId);
// endregion: find

// region: batch
// The network runs the cancellations first, then the amendments, then the submissions.
console.log("Sent:", await send({
  batchMarketInstructions: {
    cancellations: [
      {
        marketId: market,
        orderId: orderId,
      },
    ],
    submissions: [
      {
        marketId: market,
        type: "TYPE_LIMIT",
        timeInForce: "TIME_IN_FORCE_GTC",
        side: "SIDE_BUY",
        price: "2410000",
        size: "100",
        postOnly: true,
        reference: reference,
      },
      {
        marketId: market,
        type: "TYPE_LIMIT",
        timeInForce: "TIME_IN_FORCE_GTC",
        side: "SIDE_SELL",
        price: "2890000",
        size: "100",
        postOnly: true,
        reference: reference,
      },
    ],
  },
}));
// endregion: batch
