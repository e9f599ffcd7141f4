// Walks through all orders of a party, page by page.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const pubkey = setting("PUBKEY", "the public key of a party");
console.error("Data node:", dataNode);

// region: pages
/** Gives the orders of a party, newest first; asks for the next page when it is needed. */
async function* allOrders(party: string) {
  // No cursor for the first page: an empty one is an error.
  const query = new URLSearchParams({ "filter.partyIds": party, "pagination.first": "50" });
  for (;;) {
    const response = await fetch(`${dataNode}/api/v2/orders?${query}`);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    const { orders } = await response.json();
    for (const { node } of orders.edges) yield node;
    if (!orders.pageInfo.hasNextPage) return;
    // The cursor of the last entry: the next page comes after it.
    query.set("pagination.after", orders.pageInfo.endCursor);
  }
}

for await (const order of allOrders(pubkey)) {
  console.log(order.id, order.side, order.price, order.remaining, order.status);
}
// endregion: pages
