// region: begin
// Commits liquidity to the market: npx tsx commitment.ts. With the argument cancel it ends the commitment.
import { pathToFileURL } from "node:url";
import { loadMarket, toApi, type Market } from "./market.ts";
import { publicKey, read, send } from "./network.ts";
import * as settings from "./settings.ts";
// endregion: begin

// region: commit
/** The party's live commitment on the market as it will be next epoch, or undefined. */
async function current(market: Market, party: string) {
  const { liquidityProvisions } = await read("liquidity/all-provisions", { partyId: party, marketId: market.id, live: "true" });
  return liquidityProvisions.edges[0]?.node.pending ?? liquidityProvisions.edges[0]?.node.current;
}

/** Submits a commitment, or amends the one there is. Does nothing when it is as wanted. */
export async function commit(market: Market, party: string, amount: string, fee: string): Promise<string> {
  const wanted = { marketId: market.id, commitmentAmount: String(toApi(amount, market.assetDecimals)), fee };
  const provision = await current(market, party);
  if (provision === undefined) {
    await send(party, { liquidityProvisionSubmission: { ...wanted, reference: "bot" } });
    return "submitted";
  }
  if (provision.commitmentAmount === wanted.commitmentAmount && provision.fee === fee) return "unchanged";
  await send(party, { liquidityProvisionAmendment: wanted });
  return "amended";
}
// endregion: commit

// region: cancel
/** Ends the commitment, if there is one. */
export async function cancel(market: Market, party: string): Promise<string> {
  if ((await current(market, party)) === undefined) return "no commitment";
  await send(party, { liquidityProvisionCancellation: { marketId: market.id } });
  return "cancelled";
}
// endregion: cancel

// region: run
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const market = await loadMarket();
  const party = await publicKey();
  if (process.argv[2] === "cancel") console.log("Commitment:", await cancel(market, party));
  else if (Number(settings.commitment) === 0) throw new Error("Set COMMITMENT to an amount of the market's asset.");
  else console.log("Commitment:", await commit(market, party, settings.commitment, settings.fee));
}
// endregion: run
