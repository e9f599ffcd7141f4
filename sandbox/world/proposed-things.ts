import { inState } from './market-states.ts';
import { newMarketDefinition } from './new-market.ts';
import type { Refusal } from './refuse-proposal.ts';
import type { JsonObject, Proposal } from './types.ts';
import type { World } from './world.ts';

/** What a market and an asset are while their proposal is in a state. */
const states: Readonly<Record<string, { readonly market: string; readonly asset: string }>> = {
  STATE_PASSED: { market: 'STATE_PENDING', asset: 'STATUS_PROPOSED' },
  STATE_DECLINED: { market: 'STATE_REJECTED', asset: 'STATUS_REJECTED' },
  STATE_ENACTED: { market: 'STATE_ACTIVE', asset: 'STATUS_PENDING_LISTING' },
};

/** Adds the market or asset that a proposal wants, which is there from the start. */
export function introduce(world: World, { id, terms }: Proposal): Refusal | undefined {
  const changes = (name: string): JsonObject | undefined =>
    (terms[name] as JsonObject | undefined)?.['changes'] as JsonObject | undefined;
  const [asset, market] = [changes('newAsset'), changes('newMarket')];
  if (asset) setAsset(world, { id, details: asset, status: 'STATUS_PROPOSED' });
  if (!market) return undefined;
  try {
    const parent = world.trading.markets.get(
      String((market['successor'] as JsonObject | undefined)?.['parentMarketId'] ?? ''),
    );
    world.addMarket(newMarketDefinition(world, market, id), parent?.markPrice ?? 10_000n);
    return undefined;
  } catch (error) {
    return { reason: 'PROPOSAL_ERROR_INVALID_ASSET', details: (error as Error).message };
  }
}

/** Takes the market or asset of a proposal along when the proposal has come into another state. */
export function follow(world: World, { id, state, terms }: Proposal): void {
  const wanted = states[state];
  const [asset, market] = [world.funds.assets.get(id), world.trading.markets.get(id)];
  if (wanted && asset && 'newAsset' in terms) setAsset(world, { ...asset, status: wanted.asset });
  if (!wanted || !market) return;
  Object.assign(market.definition, inState(wanted.market));
  world.events.emit('market', market.definition);
  if (state === 'STATE_DECLINED') world.trading.markets.delete(id);
}

/** Somebody lists the new assets on the bridge: in the sandbox that happens by itself, with the next epoch. */
export function listAssets(world: World): void {
  for (const asset of world.funds.assets.values())
    if (asset['status'] === 'STATUS_PENDING_LISTING') setAsset(world, { ...asset, status: 'STATUS_ENABLED' });
}

function setAsset(world: World, asset: JsonObject): void {
  world.funds.assets.set(String(asset['id']), asset);
  world.events.emit('asset', asset);
}
