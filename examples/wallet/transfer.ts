// Sends money to another party: once, and then a share of it each epoch.
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";
const asset = process.env.ASSET ?? "41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7";
const receiver = process.env.RECEIVER ?? "06e23f30c4208340339295835c0ba7172504acad4aa2792e1ee3a7e012efb546";

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
// 10 at the end of each epoch from 1000 to 1009, a tenth less each time.
console.log("Sent:", await send({
  transfer: {
    fromAccountType: "ACCOUNT_TYPE_GENERAL",
    toAccountType: "ACCOUNT_TYPE_GENERAL",
    to: receiver,
    asset: asset,
    amount: "10000000",
    reference: "sample",
    recurring: {
      startEpoch: "1000",
      endEpoch: "1009",
      factor: "0.9",
    },
  },
}));
// endregion: recurring
