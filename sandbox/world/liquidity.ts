import { account } from './accounts.ts';
import { readCommitment, refuseAmount, refuseFee, refuseMarket } from './refuse-liquidity.ts';
import type { JsonObject } from './types.ts';
import type { MarketState } from './areas.ts';
import type { World } from './world.ts';

const keyOf = (marketId: string, party: string): string => `${marketId}|${party}`;
const ended = new Set(['STATUS_CANCELLED', 'STATUS_STOPPED', 'STATUS_REJECTED']);

function store(world: World, provision: JsonObject): void {
  world.liquidity.provisions.set(keyOf(String(provision['marketId']), String(provision['partyId'])), provision);
  world.events.emit('liquidityProvision', provision);
}

function marketOf(world: World, marketId: string): MarketState {
  const market = world.trading.markets.get(marketId);
  if (!market) throw new Error('OrderError: Invalid Market ID');
  return market;
}

/** The party's commitment that has not ended, or undefined. */
function currentOf(world: World, party: string, marketId: string): JsonObject | undefined {
  const current = world.liquidity.provisions.get(keyOf(marketId, party));
  return current && !ended.has(String(current['status'])) ? current : undefined;
}

/** Moves money between the general and the bond account. @throws Error with the text when the party cannot pay */
function moveBond(world: World, { facts }: MarketState, party: string, more: bigint, refusal = ''): void {
  const [general, bonded] = [account.general(facts.asset, party), account.bond(facts, party)];
  if (more > world.funds.ledger.balance(general)) throw new Error(refusal);
  if (more > 0n) world.funds.ledger.move(general, bonded, more, 'TRANSFER_TYPE_BOND_LOW');
  else if (more < 0n) world.funds.ledger.move(bonded, general, -more, 'TRANSFER_TYPE_BOND_HIGH');
}

const bondOf = (world: World, { facts }: MarketState, party: string): bigint =>
  world.funds.ledger.balance(account.bond(facts, party));

/**
 * Runs a liquidityProvisionSubmission. The commitment is pending until the next epoch.
 *
 * @throws Error when it is refused; for its fee or for lack of money it is kept as rejected
 */
export function submitLiquidity(world: World, party: string, command: JsonObject, id = world.newId()): void {
  const marketId = String(command['marketId']);
  const wanted = readCommitment(command);
  const market = marketOf(world, marketId);
  refuseMarket(market);
  refuseAmount(world, market, wanted);
  const provision: JsonObject = {
    id,
    partyId: party,
    marketId,
    createdAt: world.now(),
    updatedAt: '0',
    commitmentAmount: String(wanted.amount),
    fee: String(command['fee']),
    sells: [],
    buys: [],
    version: '1',
    status: 'STATUS_PENDING',
    reference: String(command['reference'] ?? ''),
  };
  const known = currentOf(world, party, marketId);
  try {
    refuseFee(world, wanted);
    if (!known)
      moveBond(
        world,
        market,
        party,
        wanted.amount - bondOf(world, market, party),
        'not enough collateral in general account',
      );
  } catch (refusal) {
    const rejected = { ...provision, status: 'STATUS_REJECTED' };
    if (known) world.events.emit('liquidityProvision', rejected);
    else store(world, rejected);
    throw refusal;
  }
  if (known) throw new Error('liquidity provision already exists');
  store(world, provision);
}

/** The amount that waits for the next epoch: of an amendment, or of a commitment that is not in force yet. */
function waitingAmount(world: World, current: JsonObject): bigint | undefined {
  const waiting =
    current['status'] === 'STATUS_PENDING'
      ? current
      : world.liquidity.pending.get(keyOf(String(current['marketId']), String(current['partyId'])));
  return waiting && BigInt(String(waiting['commitmentAmount']));
}

/** Keeps a change of a commitment until the next epoch. */
function wait(world: World, current: JsonObject, changed: JsonObject): void {
  const pending: JsonObject = { ...changed, status: 'STATUS_PENDING' };
  if (current['status'] === 'STATUS_PENDING') return store(world, pending);
  world.liquidity.pending.set(keyOf(String(pending['marketId']), String(pending['partyId'])), pending);
  world.events.emit('liquidityProvision', pending);
}

/**
 * Runs a liquidityProvisionAmendment. Another amount waits for the next epoch, though more is paid for at once. As in the
 * release, an amendment of the reference alone, or without a fee, is refused.
 *
 * @throws Error when it is refused
 */
export function amendLiquidity(world: World, party: string, command: JsonObject): void {
  const marketId = String(command['marketId']);
  const wanted = readCommitment(command);
  const market = marketOf(world, marketId);
  refuseMarket(market);
  if (wanted.fee === 0 && wanted.amount === 0n) throw new Error('empty liquidity provision amendment content');
  refuseFee(world, wanted);
  refuseAmount(world, market, wanted);
  const current = currentOf(world, party, marketId);
  if (!current) throw new Error('party is not a liquidity provider');
  const [inForce, waiting] = [BigInt(String(current['commitmentAmount'])), waitingAmount(world, current)];
  // Zero stands for "as it was".
  const amount = wanted.amount || inForce;
  const fee = String(wanted.fee === 0 ? current['fee'] : command['fee']);
  if (waiting !== undefined && amount < waiting) moveBond(world, market, party, amount - waiting);
  else if (amount > inForce)
    moveBond(
      world,
      market,
      party,
      amount - bondOf(world, market, party),
      'commitment submission rejected, not enough stake',
    );
  const amended: JsonObject = {
    ...current,
    commitmentAmount: String(amount),
    fee,
    reference: String(command['reference'] || current['reference']),
    version: String(BigInt(String(current['version'])) + 1n),
    updatedAt: world.now(),
  };
  if (amount === inForce && current['status'] !== 'STATUS_PENDING') store(world, amended);
  else wait(world, current, amended);
}

/** Runs a liquidityProvisionCancellation, for the next epoch; money for what waits comes back at once. @throws Error when there is nothing to cancel */
export function cancelLiquidity(world: World, party: string, command: JsonObject): void {
  const marketId = String(command['marketId']);
  const market = marketOf(world, marketId);
  const current = currentOf(world, party, marketId);
  if (!current) throw new Error('party has no existing liquidity provision');
  moveBond(world, market, party, -(waitingAmount(world, current) ?? 0n));
  wait(world, current, {
    ...current,
    commitmentAmount: '0',
    version: String(BigInt(String(current['version'])) + 1n),
    updatedAt: world.now(),
  });
}

/** Brings a commitment into force as far as its bond goes, or ends it. The sandbox takes no penalty for leaving early. */
function settle(world: World, provision: JsonObject): void {
  const market = marketOf(world, String(provision['marketId']));
  const party = String(provision['partyId']);
  const [amount, bonded] = [BigInt(String(provision['commitmentAmount'])), bondOf(world, market, party)];
  if (bonded > amount) moveBond(world, market, party, amount - bonded);
  const kept = bonded < amount ? bonded : amount;
  store(world, {
    ...provision,
    commitmentAmount: String(kept),
    status: kept === 0n ? 'STATUS_CANCELLED' : 'STATUS_ACTIVE',
    updatedAt: world.now(),
  });
}

/** Brings what waits into force, as an epoch's start does. */
export function activateLiquidity(world: World): void {
  const waiting = [...world.liquidity.provisions.values()].filter(({ status }) => status === 'STATUS_PENDING');
  for (const provision of [...waiting, ...world.liquidity.pending.values()]) settle(world, provision);
  world.liquidity.pending.clear();
}
