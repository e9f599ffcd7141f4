import type { JsonObject } from './types.ts';
import type { World } from './world.ts';

const sum = (delegations: readonly JsonObject[]): bigint =>
  delegations.reduce((total, { amount }) => total + BigInt(String(amount)), 0n);

/** The delegations that hold in an epoch: each keeps until it is changed, so they are those of the latest entry. */
export function delegationsOf(world: World, party: string): JsonObject[] {
  return world.staking.delegations.filter((delegation) => delegation['party'] === party);
}

function set(world: World, party: string, nodeId: string, amount: bigint): void {
  const known = world.staking.delegations.find(
    (delegation) => delegation['party'] === party && delegation['nodeId'] === nodeId,
  );
  const delegation: JsonObject = { party, nodeId, amount: String(amount), epochSeq: String(world.epoch + 1) };
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
