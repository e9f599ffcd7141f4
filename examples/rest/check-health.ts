// Compares the time of the node's latest block with the clock: is its data fresh?

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
console.error("Data node:", dataNode);

// region: check
const response = await fetch(`${dataNode}/api/v2/info`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
// Every answer of a data node has the time of its latest block, in nanoseconds since 1970.
const behind = Date.now() / 1000 - Number(response.headers.get("X-Block-Timestamp")) / 1e9;
console.log(`Version ${(await response.json()).version}, ${Math.round(behind)} seconds behind.`);
if (behind > 10) console.log("Use another node.");
// endregion: check
