// Nominates a validator with stake, and takes a part of it back.
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";
const validator = process.env.VALIDATOR ?? "0c01998b38f6b16c584253888642a369b3fa4c5b48d4ade9063489d0b04d23b6";

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

// region: delegate
// 10 tokens of 18 decimals, from the next epoch on.
console.log("Sent:", await send({
  delegateSubmission: {
    nodeId: validator,
    amount: "10000000000000000000",
  },
}));
// endregion: delegate

// region: undelegate
// Take 5 tokens back when the epoch ends.
console.log("Sent:", await send({
  undelegateSubmission: {
    nodeId: validator,
    amount: "5000000000000000000",
    method: "METHOD_AT_END_OF_EPOCH",
  },
}));
// endregion: undelegate
