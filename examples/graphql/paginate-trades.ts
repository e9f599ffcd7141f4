// Walks through the trades of a market, page by page, and ends after COUNT pages.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const market = process.env.MARKET ?? "a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27";
const count = Number(process.env.COUNT ?? "3");

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
