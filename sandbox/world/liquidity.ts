import { account } from './accounts.ts';
import type { JsonObject } from './types.ts';
import type { MarketState, World } from './world.ts';

const keyOf = (marketId: string, party: string): string => `${marketId}|${party}`;
const ended = new Set(['STATUS_CANCELLED', 'STATUS_STOPPED', 'STATUS_REJECTED']);

function store(world: World, provision: JsonObject): void {
  world.liquidityProvisions.set(keyOf(String(provision['marketId']), String(provision['partyId'])), provision);
  world.events.emit('liquidityProvision', provision);
}

function marketOf(world: World, marketId: string): MarketState {
  const market = world.markets.get(marketId);
  if (!market) throw new Error('invalid market ID');
  return market;
}

function currentOf(world: World, party: string, marketId: string): JsonObject {
  const current = world.liquidityProvisions.get(keyOf(marketId, party));
  if (!current || ended.has(String(current['status']))) throw new Error('party is not a liquidity provider');
  return current;
}

/** Brings the bond account to a commitment, or throws when the party cannot pay. */
function bond(world: World, { facts }: MarketState, party: string, amount: bigint): void {
  const [general, bonded] = [account.general(facts.asset, party), account.bond(facts, party)];
  const missing = amount - world.ledger.balance(bonded);
  if (missing > world.ledger.balance(general)) throw new Error('commitment submission rejected, not enough stake');
  if (missing > 0n) world.ledger.move(general, bonded, missing, 'TRANSFER_TYPE_BOND_LOW');
  else world.ledger.move(bonded, general, -missing, 'TRANSFER_TYPE_BOND_HIGH');
}

/** Runs a liquidityProvisionSubmission. The commitment is pending until the next epoch. @throws Error when it is refused */
export function submitLiquidity(world: World, party: string, command: JsonObject, id = world.newId()): void {
  const marketId = String(command['marketId']);
  const market = marketOf(world, marketId);
  const known = world.liquidityProvisions.get(keyOf(marketId, party));
  if (known && !ended.has(String(known['status']))) throw new Error('party already submitted liquidity provision');
  bond(world, market, party, BigInt(String(command['commitmentAmount'])));
  store(world, {
    id, partyId: party, marketId, createdAt: world.now(), updatedAt: '0', commitmentAmount: String(command['commitmentAmount']),
    fee: String(command['fee']), sells: [], buys: [], version: '1', status: 'STATUS_PENDING', reference: String(command['reference'] ?? ''),
  });
}

/** Runs a liquidityProvisionAmendment. @throws Error when there is nothing to amend */
export function amendLiquidity(world: World, party: string, command: JsonObject): void {
  const current = currentOf(world, party, String(command['marketId']));
  const commitmentAmount = String(command['commitmentAmount'] || current['commitmentAmount']);
  bond(world, marketOf(world, String(command['marketId'])), party, BigInt(commitmentAmount));
  store(world, {
    ...current, commitmentAmount, fee: String(command['fee'] || current['fee']), reference: String(command['reference'] || current['reference']),
    version: String(BigInt(String(current['version'])) + 1n), updatedAt: world.now(),
  });
}

/** Runs a liquidityProvisionCancellation. @throws Error when there is nothing to cancel */
export function cancelLiquidity(world: World, party: string, command: JsonObject): void {
  const current = currentOf(world, party, String(command['marketId']));
  bond(world, marketOf(world, String(command['marketId'])), party, 0n);
  store(world, { ...current, status: 'STATUS_CANCELLED', updatedAt: world.now() });
}

/** Brings the pending commitments into force, as an epoch's start does. */
export function activateLiquidity(world: World): void {
  for (const provision of world.liquidityProvisions.values()) {
    if (provision['status'] === 'STATUS_PENDING') store(world, { ...provision, status: 'STATUS_ACTIVE', updatedAt: world.now() });
  }
}
