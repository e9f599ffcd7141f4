import { expireOrders } from './amend-cancel.ts';
import { runGovernance } from './governance.ts';
import { activateLiquidity } from './liquidity.ts';
import { settleSlaEpoch, trackSlaBlock } from './liquidity-sla.ts';
import { dataChanged } from './market-data.ts';
import { isLive } from './order-states.ts';
import { listAssets } from './proposed-things.ts';
import { repricePegs } from './reprice-pegs.ts';
import { triggerStopOrders } from './stop-orders.ts';
import { letTradersAct, maker, taker } from './traders.ts';
import { payRecurring } from './transfers.ts';
import type { World } from './world.ts';

/** Seconds of an epoch in the sandbox; the networks let theirs last for minutes or a day. */
export const epochSeconds = 60;

/** How many epochs end in a number of blocks that are so many seconds apart. */
export const epochsIn = (blocks: number, seconds: number): number =>
  Math.floor(blocks / Math.ceil(epochSeconds / seconds));

/** One block: what the network does by itself. */
export function nextBlock(world: World, random: () => number): void {
  world.height += 1;
  expireOrders(world);
  letTradersAct(world, random);
  repricePegs(world);
  triggerStopOrders(world);
  runGovernance(world);
  trackSlaBlock(world);
  if (world.clock() - world.epochStarted >= epochSeconds * 1000) nextEpoch(world);
  for (const market of world.trading.markets.values()) dataChanged(world, market);
  forgetOldOrders(world);
  world.events.emit('block', { timestamp: world.now(), height: String(world.height) });
}

/** The sandbox's own parties quote anew in each block: only their latest ended orders are kept. */
function forgetOldOrders(world: World): void {
  const ended = [...world.trading.orders.values()].filter(
    (order) => !isLive(order) && (order.partyId === maker || order.partyId === taker),
  );
  for (const { id } of ended.slice(0, -2000)) {
    world.trading.orders.delete(id);
    world.trading.orderVersions.delete(id);
  }
}

function nextEpoch(world: World): void {
  payRecurring(world);
  settleSlaEpoch(world);
  const now = world.clock();
  world.pastEpochs.set(world.epoch, {
    start: world.epochStarted,
    end: now,
    firstBlock: world.epochFirstBlock,
    lastBlock: world.height,
  });
  world.epoch += 1;
  world.epochStarted = now;
  world.epochFirstBlock = world.height;
  activateLiquidity(world);
  listAssets(world);
}

/** Makes a block every `milliseconds` until the returned function is called. */
export function runClock(world: World, random: () => number, milliseconds: number): () => void {
  const timer = setInterval(() => nextBlock(world, random), milliseconds);
  return () => clearInterval(timer);
}
