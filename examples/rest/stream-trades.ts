// Reads trades as they happen: one JSON document a line. Ends after COUNT messages.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const market = setting("MARKET", "the id of a market");
const count = Number(process.env.COUNT || "3");
console.error("Data node:", dataNode);

// region: stream
/** The documents of a stream, as they come. */
async function* documents(url: string) {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
  let rest = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    // A chunk may end in the middle of a line: keep what follows the last line's end.
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter(Boolean)) yield JSON.parse(line);
  }
}

let number = 0;
for await (const { result, error } of documents(`${dataNode}/api/v2/stream/trades?marketIds=${market}`)) {
  if (error) throw new Error(error.message);
  for (const trade of result.trades) console.log(trade.price, trade.size);
  number += 1;
  if (number === count) break;
}
// endregion: stream
