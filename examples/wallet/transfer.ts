// Sends money to another party: once, and then again at the end of each epoch of a span.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789");
const token = setting("TOKEN", "a long-living API token of the wallet");
const pubkey = setting("PUBKEY", "the public key that signs");
const asset = setting("ASSET", "the id of an asset");
const receiver = setting("RECEIVER", "the public key that gets the transfers");

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

// region: one-off
// 10 of an asset with 6 decimals, at once: deliverOn 0.
console.log("Sent:", await send({
  transfer: {
    fromAccountType: "ACCOUNT_TYPE_GENERAL",
    toAccountType: "ACCOUNT_TYPE_GENERAL",
    to: receiver,
    asset: asset,
    amount: "10000000",
    reference: "sample",
    oneOff: {
      deliverOn: "0",
    },
  },
}));
// endregion: one-off

// region: recurring
// 10 at the end of the next epoch, and in the nine epochs after it a tenth less each time.
const response = await fetch(`${dataNode}/api/v2/epoch`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const start = Number((await response.json()).epoch.seq) + 1;
console.log("Sent:", await send({
  transfer: {
    fromAccountType: "ACCOUNT_TYPE_GENERAL",
    toAccountType: "ACCOUNT_TYPE_GENERAL",
    to: receiver,
    asset: asset,
    amount: "10000000",
    reference: "sample",
    recurring: {
      startEpoch: String(start),
      endEpoch: String(start + 9),
      factor: "0.9",
    },
  },
}));
// endregion: recurring
