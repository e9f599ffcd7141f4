// Tells a wrong request from a missing thing, a ban and a busy node.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
console.error("Data node:", dataNode);

// region: errors
/** Reads a path; waits and tries again where that helps. Gives undefined for what is not there. */
async function get(path: string, attempts = 4) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await fetch(`${dataNode}${path}`);
    if (response.ok) return response.json();
    if (response.status === 403) throw new Error(`banned: ask again in ${response.headers.get("RateLimit-Retry-After")} seconds`);
    if (response.status < 500 && response.status !== 429) {
      const error = await response.json();
      const reason = error.details?.[0]?.message ?? error.message;
      if (response.status === 404) {
        console.log(path, "is not there:", reason);
        return undefined;
      }
      throw new RangeError(`${path}: ${reason}`);
    }
    // Too many requests, or the node failed: wait 1, 2, 4 … seconds.
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt));
  }
  throw new Error(`${path}: no answer after ${attempts} attempts`);
}

try {
  await get("/api/v2/market/not-an-id");
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.log("correct the request:", error.message);
}
await get(`/api/v2/market/${"0".repeat(64)}`);
console.log("markets:", (await get("/api/v2/markets")).markets.edges.length);
// endregion: errors
