// Calls to the data node and to the wallet.
import * as settings from "./settings.ts";

// region: read
/** Reads from the data node: read("market/…"). Throws when the node does not answer with 200. */
export async function read(path: string, params: Record<string, string> = {}) {
  const response = await fetch(`${settings.dataNode}/api/v2/${path}?${new URLSearchParams(params)}`);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
// endregion: read

// region: send
/** Calls a method of the wallet and gives its result. Throws with the wallet's reason when it refuses. */
export async function callWallet(method: string, params: object = {}) {
  const response = await fetch(`${settings.wallet}/api/v2/requests`, {
    method: "POST",
    headers: { Authorization: `VWT ${settings.token}`, Origin: "http://localhost", "Content-Type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: "1", method, params }),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(`${error.message}: ${error.data}`);
  return result;
}

/** The key that signs. Says first which network the wallet signs for. */
export async function publicKey(): Promise<string> {
  console.log("Network:", (await callWallet("client.get_chain_id")).chainID);
  return settings.pubkey;
}

/** Signs a transaction with a key and sends it. The network runs it in one of the next blocks. */
export async function send(key: string, transaction: object): Promise<string> {
  const params = { publicKey: key, sendingMode: "TYPE_SYNC", transaction };
  return (await callWallet("client.send_transaction", params)).transactionHash;
}
// endregion: send
