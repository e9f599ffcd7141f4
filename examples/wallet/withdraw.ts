// Withdraws money to Ethereum, and reads what the bridge contract needs to pay it out.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";
const asset = process.env.ASSET ?? "41bb2072fd6add3cbdd0bd68109e822a5a502c032ce7b235856c9dbb5de90ee7";

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

// region: withdraw
// 5 of an asset with 6 decimals.
console.log("Sent:", await send({
  withdrawSubmission: {
    amount: "5000000",
    asset: asset,
    ext: {
      erc20: {
        receiverAddress: "0x039fed53122bdb1cf4b2e2e3f1dfaaae3ca6a4b0",
      },
    },
  },
}));
// endregion: withdraw

// region: find
// The id of the latest withdrawal.
await new Promise((resolve) => setTimeout(resolve, 2000));
const query = new URLSearchParams({ "partyId": pubkey, "pagination.first": "1" });
const response = await fetch(`${dataNode}/api/v2/withdrawals?${query}`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const withdrawalId = (await response.json()).withdrawals.edges[0].node.id;
console.log("Withdrawal id:", withdrawalId);
// endregion: find

// region: bundle
// The arguments for withdraw_asset of the bridge contract, with the validators' signatures.
const bundleQuery = new URLSearchParams({ "withdrawalId": withdrawalId });
const bundle = await fetch(`${dataNode}/api/v2/erc20/asset/withdrawal/bundle?${bundleQuery}`);
if (!bundle.ok) throw new Error(`${bundle.status}: ${await bundle.text()}`);
console.log(await bundle.json());
// endregion: bundle
