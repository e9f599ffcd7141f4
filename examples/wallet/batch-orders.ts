// Places two orders, then cancels one of them and places two others in one transaction.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789");
const token = setting("TOKEN", "a long-living API token of the wallet");
const pubkey = setting("PUBKEY", "the public key that signs");
const market = setting("MARKET", "the id of a market");

// Says on standard error which network the wallet signs for.
const chain = await (await fetch(`${wallet}/api/v2/requests`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: "1", method: "client.get_chain_id" }),
})).json();
if (chain.error) throw new Error(`The wallet reaches no network: ${chain.error.data}`);
console.error("Network:", chain.result.chainID);

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
