// Withdraws money to Ethereum, and reads what the bridge contract needs to pay it out.

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
const ethAddress = setting("ETH_ADDRESS", "the Ethereum address that gets the money");

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

// region: withdraw
// 5 of an asset with 6 decimals.
console.log("Sent:", await send({
  withdrawSubmission: {
    amount: "5000000",
    asset: asset,
    ext: {
      erc20: {
        receiverAddress: ethAddress,
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
