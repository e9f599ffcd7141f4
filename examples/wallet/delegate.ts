// Nominates a validator with stake, and takes a part of it back.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789");
const token = setting("TOKEN", "a long-living API token of the wallet");
const pubkey = setting("PUBKEY", "the public key that signs");
const validator = setting("VALIDATOR", "the id of a validator");

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
