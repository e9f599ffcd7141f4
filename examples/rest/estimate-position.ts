// Asks what margin a position needs, and at which price it would be closed out.

/** A setting from the environment. Nothing is guessed: without it the program ends. */
function setting(name: string, meaning: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${meaning}.`);
  return value;
}

const dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox");
const market = setting("MARKET", "the id of a market");
const openVolume = setting("OPEN_VOLUME", "the position in the market's units, negative for a short one");
const collateral = setting("COLLATERAL", "what margin and general account hold, in the asset's smallest unit");
console.error("Data node:", dataNode);

// region: request
const query = new URLSearchParams({
  marketId: market,
  openVolume,
  collateralAvailable: collateral,
  scaleLiquidationPriceToMarketDecimals: "true",
});
const response = await fetch(`${dataNode}/api/v2/estimate/position?${query}`);
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
const { margin, liquidation } = await response.json();
for (const of of ["bestCase", "worstCase"]) {
  console.log(of, "maintenance:", margin[of].maintenanceMargin, "initial:", margin[of].initialMargin);
  console.log(of, "liquidation price:", liquidation[of].openVolumeOnly);
}
// endregion: request
