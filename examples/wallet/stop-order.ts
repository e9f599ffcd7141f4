// Places a pair of stop orders around a long position: whichever triggers first stops the other.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

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

// region: stop
// Close 0.1 when a trade is made at 20,000.00 or less, or at 35,000.00 or more.
console.log("Sent:", await send({
  stopOrdersSubmission: {
    fallsBelow: {
      price: "2000000",
      orderSubmission: {
        marketId: market,
        side: "SIDE_SELL",
        type: "TYPE_MARKET",
        timeInForce: "TIME_IN_FORCE_IOC",
        size: "100",
        reduceOnly: true,
      },
    },
    risesAbove: {
      price: "3500000",
      orderSubmission: {
        marketId: market,
        side: "SIDE_SELL",
        type: "TYPE_MARKET",
        timeInForce: "TIME_IN_FORCE_IOC",
        size: "100",
        reduceOnly: true,
      },
    },
  },
}));
// endregion: stop
