// Reads the latest prices and the state of one market.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const market = process.env.MARKET ?? "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27";

// region: request
const response = await fetch(`${dataNode}/api/v2/market/data/${market}/latest`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const { marketData: data } = await response.json();
console.log("state:", data.marketState, data.marketTradingMode);
console.log("mark price:", data.markPrice);
console.log("best bid:", data.bestBidPrice, "size", data.bestBidVolume);
console.log("best offer:", data.bestOfferPrice, "size", data.bestOfferVolume);
// endregion: request
