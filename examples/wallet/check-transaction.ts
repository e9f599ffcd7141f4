// Lets wallet and node check an order without sending it.
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";
const market = process.env.MARKET ?? "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27";

/** Lets the wallet and a node check a transaction; gives the time at which they were done. */
async function check(transaction: object): Promise<string> {
  const response = await fetch(`${wallet}/api/v2/requests`, {
    method: "POST",
    headers: { Authorization: `VWT ${token}`, Origin: "http://localhost", "Content-Type": "application/json" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: "1",
      method: "client.check_transaction",
      params: { publicKey: pubkey, transaction },
    }),
  });
  const answer = await response.json();
  if (answer.error) throw new Error(`The wallet refused: ${answer.error.data}`);
  return answer.result.sentAt;
}

// region: check
// The wallet checks, signs and asks a node what it thinks. Nothing reaches the chain.
console.log("Checked:", await check({
  orderSubmission: {
    marketId: market,
    type: "TYPE_LIMIT",
    timeInForce: "TIME_IN_FORCE_GTC",
    side: "SIDE_BUY",
    price: "2500000",
    size: "100",
    reference: "sample",
  },
}));
// endregion: check
