// Asks for the markets and their prices in one GraphQL query.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
console.error("Data node:", dataNode);

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
