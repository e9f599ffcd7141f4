// Lists the keys that a long-living token gives access to.
const wallet = process.env.WALLET ?? "http://localhost:1789";
const token = process.env.TOKEN ?? "sandbox000000000000000000000000000000000000000000000000000000000";

// region: keys
const response = await fetch(`${wallet}/api/v2/requests`, {
  method: "POST",
  headers: { Authorization: `VWT ${token}`, Origin: "http://localhost", "Content-Type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: "1", method: "client.list_keys" }),
});
const answer = await response.json();
if (answer.error) throw new Error(`The wallet refused: ${answer.error.data}`);
for (const { name, publicKey } of answer.result.keys) console.log(name, publicKey);
// endregion: keys
