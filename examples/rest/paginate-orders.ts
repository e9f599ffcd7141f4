// Walks through all orders of a party, page by page.
const dataNode = process.env.DATA_NODE ?? "http://localhost:3008";
const pubkey = process.env.PUBKEY ?? "732d7d1ca7f6d81c6e8a05f75134ff22746821f8c0cef1c246323ea5ad6b6eb3";

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
