// Reads the latest prices and the state of one market.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const market = setting("MARKET", "the id of a market");
console.error("Data node:", dataNode);

// region: request
const response = await fetch(`${dataNode}/api/v2/market/data/${market}/latest`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const { marketData: data } = await response.json();
console.log("state:", data.marketState, data.marketTradingMode);
console.log("mark price:", data.markPrice);
console.log("best bid:", data.bestBidPrice, "size", data.bestBidVolume);
console.log("best offer:", data.bestOfferPrice, "size", data.bestOfferVolume);
// endregion: request
