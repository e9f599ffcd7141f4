// Submits data that a data source of a market waits for.
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";

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

const payload = Buffer.from(JSON.stringify({ "prices.BTC.value": "2650000" })).toString("base64");

// region: submit
// The payload is JSON, encoded as base64.
console.log("Sent:", await send({
  oracleDataSubmission: {
    source: "ORACLE_SOURCE_JSON",
    payload: payload,
  },
}));
// endregion: submit
