// Prints the market, its prices, and what the party has. Run it first: it shows that everything is reachable.
import { loadMarket, toPeople } from "./market.ts";
import { publicKey, read } from "./network.ts";

const market = await loadMarket();
const party = await publicKey();
console.log("Market:", market.code, market.id);
console.log("Party:", party);

const { marketData: data } = await read(`market/data/${market.id}/latest`);
console.log("Best bid:", toPeople(data.bestBidPrice, market.priceDecimals));
console.log("Best offer:", toPeople(data.bestOfferPrice, market.priceDecimals));
console.log("Mark price:", toPeople(data.markPrice, market.priceDecimals));

const { accounts } = await read("accounts", { "filter.partyIds": party, "filter.assetId": market.asset });
for (const { node } of accounts.edges) console.log(node.type, toPeople(node.balance, market.assetDecimals), market.assetSymbol);
