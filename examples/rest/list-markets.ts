// Lists the active markets among 20 that are neither settled nor closed, with their decimals and settlement asset.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
console.error("Data node:", dataNode);

// region: request
const query = new URLSearchParams({ includeSettled: "false", "pagination.first": "20" });
const response = await fetch(`${dataNode}/api/v2/markets?${query}`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const { markets } = await response.json();
for (const { node: market } of markets.edges) {
  if (market.state !== "STATE_ACTIVE") continue;
  const { instrument } = market.tradableInstrument;
  // A market has one product: a future or a perpetual future.
  const product = instrument.perpetual ?? instrument.future;
  console.log(instrument.code, market.id);
  console.log("  decimals of prices and sizes:", market.decimalPlaces, market.positionDecimalPlaces);
  console.log("  settles in:", product.settlementAsset);
}
// endregion: request
