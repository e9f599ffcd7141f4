// Asks for the markets and their prices in one GraphQL query.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";

// region: query
const query = `
{
  marketsConnection(pagination: { first: 10 }) {
    edges {
      node {
        id
        decimalPlaces
        tradableInstrument { instrument { code } }
        data { markPrice bestBidPrice bestOfferPrice }
      }
    }
  }
}
`;

const response = await fetch(`${dataNode}/graphql`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ query }),
});
const { data, errors } = await response.json();
// Errors come with status 200 as well.
if (errors) throw new Error(errors[0].message);
for (const { node: market } of data.marketsConnection.edges) {
  console.log(market.tradableInstrument.instrument.code, market.data.markPrice, market.decimalPlaces);
}
// endregion: query
