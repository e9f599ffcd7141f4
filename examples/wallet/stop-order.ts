// Places a pair of stop orders around a long position: whichever triggers first cancels the other.
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
