// Opens a session with the wallet, lists the keys, and closes the session.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const wallet = setting("WALLET", "the address of the wallet's service, such as http://localhost:1789");

// Says on standard error which network the wallet signs for.
const chain = await (await fetch(`${wallet}/api/v2/requests`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: "1", method: "client.get_chain_id" }),
})).json();
if (chain.error) throw new Error(`The wallet reaches no network: ${chain.error.data}`);
console.error("Network:", chain.result.chainID);

// Origin tells the wallet which application is asking. A browser sets it by itself.
const headers: Record<string, string> = { Origin: "http://localhost", "Content-Type": "application/json" };

/** Calls a method without parameters; gives the result and the token that the answer may carry. */
async function call(method: string) {
  const response = await fetch(`${wallet}/api/v2/requests`, {
    method: "POST",
    headers,
    body: JSON.stringify({ jsonrpc: "2.0", id: "1", method }),
  });
  const answer = await response.json();
  if (answer.error) throw new Error(`${method}: ${answer.error.data}`);
  return { result: answer.result, authorization: response.headers.get("Authorization") };
}

// region: connect
// The token is in a header of the answer. Sent back in the same header, it opens the other methods.
const { authorization } = await call("client.connect_wallet");
if (authorization === null) throw new Error("the wallet gave no token");
headers.Authorization = authorization;
console.log("Connected.");
// endregion: connect

// region: keys
const { result } = await call("client.list_keys");
for (const { name, publicKey } of result.keys) console.log(name, publicKey);
// endregion: keys

// region: disconnect
await call("client.disconnect_wallet");
// endregion: disconnect
