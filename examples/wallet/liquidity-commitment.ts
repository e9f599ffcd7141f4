// Commits liquidity to a market, changes the commitment, and ends it.
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
// The second key of the sandbox's wallet: a party has one commitment on a market, and the first key has its own already.
const pubkey = process.env.PUBKEY ?? "06e23f30c4208340339295835c0ba7172504acad4aa2792e1ee3a7e012efb546";
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

// region: submit
// Commit 1,000 of an asset with 6 decimals, for a fee of 0.1 %.
console.log("Sent:", await send({
  liquidityProvisionSubmission: {
    marketId: market,
    commitmentAmount: "1000000000",
    fee: "0.001",
    reference: "sample",
  },
}));
// endregion: submit

// region: amend
// Twice as much, for half the fee.
console.log("Sent:", await send({
  liquidityProvisionAmendment: {
    marketId: market,
    commitmentAmount: "2000000000",
    fee: "0.0005",
  },
}));
// endregion: amend

// region: cancel
// End the commitment.
console.log("Sent:", await send({
  liquidityProvisionCancellation: {
    marketId: market,
  },
}));
// endregion: cancel
