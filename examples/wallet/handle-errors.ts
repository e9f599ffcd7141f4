// What the wallet answers when it refuses.
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";

// region: errors
const advice: Record<number, string> = {
  [-32003]: "connect again, or check the long-living token",
  [-32601]: "correct the name of the method",
  [-32602]: "correct the parameter or the command",
  2000: "the key may not be used, or the wallet is busy: try again later",
  3001: "the person said no: do not ask again by yourself",
};

/** Calls a method; tells what to do when the wallet refuses. */
async function call(authorization: string, method: string, params: object = {}) {
  const response = await fetch(`${wallet}/api/v2/requests`, {
    method: "POST",
    headers: { Authorization: `VWT ${authorization}`, Origin: "http://localhost", "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: "1", method, params }),
  });
  const { result, error } = await response.json();
  if (error) console.log(`${method}: ${error.code} ${error.message}: ${error.data} (${advice[error.code] ?? "see the table of error codes"})`);
  return result;
}

await call("unknown", "client.list_keys");
await call(token, "client.trade");
await call(token, "client.send_transaction", {
  publicKey: pubkey,
  sendingMode: "TYPE_SYNC",
  transaction: { voteSubmission: { proposalId: "none", value: "VALUE_YES" } },
});
// endregion: errors
