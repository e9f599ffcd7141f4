import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

/** What delegations amount to. */
export const sum = (delegations: readonly JsonObject[]): bigint =>
  delegations.reduce((total, { amount }) => total + BigInt(String(amount)), 0n);

/** The latest entry of each party and node until an epoch, that epoch included. */
function until(world: World, epoch: number): JsonObject[] {
  const rows = world.staking.delegations.filter(({ epochSeq }) => Number(epochSeq) <= epoch);
  return [...new Map(rows.map((row) => [`${String(row['party'])} ${String(row['nodeId'])}`, row])).values()];
}

/** What is nominated, changes that count only from the next epoch on included. */
export const latestDelegations = (world: World): JsonObject[] => until(world, world.epoch + 1);

/** The latest delegations of a party. */
export function delegationsOf(world: World, party: string): JsonObject[] {
  return latestDelegations(world).filter((delegation) => delegation['party'] === party);
}

/** The delegations that hold in an epoch; the next one is the last of which the network knows. */
export function delegationsIn(world: World, epoch: number): JsonObject[] {
  if (epoch > world.epoch + 1) return [];
  return until(world, epoch)
    .filter(({ amount, epochSeq }) => amount !== '0' || Number(epochSeq) === epoch)
    .map((delegation) => ({ ...delegation, epochSeq: String(epoch) }));
}

function set(world: World, party: string, nodeId: string, amount: bigint): void {
  const delegation: JsonObject = { party, nodeId, amount: String(amount), epochSeq: String(world.epoch + 1) };
  const known = world.staking.delegations.find((row) =>
    ['party', 'nodeId', 'epochSeq'].every((member) => row[member] === delegation[member]),
  );
  if (known) Object.assign(known, delegation);
  else world.staking.delegations.push(delegation);
  world.events.emit('delegation', delegation);
}

function nominated(world: World, party: string, nodeId: string): bigint {
  return sum(delegationsOf(world, party).filter((delegation) => delegation['nodeId'] === nodeId));
}

function checkNode(world: World, nodeId: string): void {
  if (!world.staking.nodes.has(nodeId)) throw new Error('invalid node ID');
}

/** Runs a delegateSubmission. @throws Error when the party has not that much stake left, or there is no such node */
export function delegate(world: World, party: string, command: JsonObject): void {
  const nodeId = String(command['nodeId']);
  checkNode(world, nodeId);
  const amount = BigInt(String(command['amount']));
  if (sum(delegationsOf(world, party)) + amount > (world.staking.stake.get(party) ?? 0n))
    throw new Error('insufficient balance for delegation');
  set(world, party, nodeId, nominated(world, party, nodeId) + amount);
}

/** Runs an undelegateSubmission; an amount of zero takes everything back. @throws Error when less is nominated */
export function undelegate(world: World, party: string, command: JsonObject): void {
  const nodeId = String(command['nodeId']);
  checkNode(world, nodeId);
  const held = nominated(world, party, nodeId);
  const amount = BigInt(String(command['amount'] ?? '0')) || held;
  if (amount > held) throw new Error('incorrect token amount for undelegation');
  set(world, party, nodeId, held - amount);
}
