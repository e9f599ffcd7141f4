// Reads trades as they happen: one JSON document a line. Ends after COUNT messages.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const market = process.env.MARKET ?? "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27";
const count = Number(process.env.COUNT ?? "3");

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
