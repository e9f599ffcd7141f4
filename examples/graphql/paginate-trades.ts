// Walks through the trades of a market, page by page, and ends after COUNT pages.

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

// region: pages
const query = `
query Trades($market: ID!, $after: String) {
  trades(filter: { marketIds: [$market] }, pagination: { first: 100, after: $after }) {
    edges { node { price size createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}
`;

let after: string | null = null;
for (let page = 0; page < count; page += 1) {
  const response: Response = await fetch(`${dataNode}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables: { market, after } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  for (const { node: trade } of data.trades.edges) console.log(trade.createdAt, trade.price, trade.size);
  if (!data.trades.pageInfo.hasNextPage) break;
  after = data.trades.pageInfo.endCursor;
}
// endregion: pages
