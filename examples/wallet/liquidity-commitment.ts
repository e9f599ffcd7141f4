// Commits liquidity to a market, changes the commitment, and ends it.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789");
const token = setting("TOKEN", "a long-living API token of the wallet");
// In the sandbox take the second key of its wallet: a party has one commitment on a market, and the first key has its own.
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
