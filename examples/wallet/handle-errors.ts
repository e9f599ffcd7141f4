// What the wallet answers when it refuses.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789");
const token = setting("TOKEN", "a long-living API token of the wallet");
const pubkey = setting("PUBKEY", "the public key that signs");

// Says on standard error which network the wallet signs for.
const chain = await (await fetch(`${wallet}/api/v2/requests`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: "1", method: "client.get_chain_id" }),
})).json();
if (chain.error) throw new Error(`The wallet reaches no network: ${chain.error.data}`);
console.error("Network:", chain.result.chainID);

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
