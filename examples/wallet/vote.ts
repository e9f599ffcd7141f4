// Votes on a proposal. A later vote replaces an earlier one.
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";
const proposal = process.env.PROPOSAL ?? "402ffc9016f032e38c0dd7813f310b6897c4fe9fbc152b975a568a56a78fd746";

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

// region: vote
// In favour; VALUE_NO is against.
console.log("Sent:", await send({
  voteSubmission: {
    proposalId: proposal,
    value: "VALUE_YES",
  },
}));
// endregion: vote
