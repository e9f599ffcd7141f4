import { entityId } from '../../reference/examples/entity-id.ts';
import { cancelOrders } from './amend-cancel.ts';
import { epochsIn, nextBlock } from './clock.ts';
import { submitProposal, vote } from './governance.ts';
import { activateLiquidity, submitLiquidity } from './liquidity.ts';
import { submitOrder } from './orders.ts';
import { seedAssets, tether, vegaToken } from './seed-assets.ts';
import { seedMarkets } from './seed-markets.ts';
import { delegate } from './staking.ts';
import { submitStopOrders } from './stop-orders.ts';
import { maker, taker } from './traders.ts';
import { transferFunds } from './transfers.ts';
import { deposit, withdraw } from './withdrawals.ts';
import type { World } from './world.ts';

/** The keys of the sandbox's wallet. The first is the party of the references' examples. */
export const walletKeys = [
  { name: 'Key 1', publicKey: entityId('party') },
  { name: 'Key 2', publicKey: entityId('second party') },
] as const;

const secondsBack = 2 * 3600;

/** The epoch in which the references' examples are. */
const presentEpoch = 560;

/**
 * Fills an empty world: assets, markets, parties with money and stake, validators, and two hours of trading that end now.
 * The ids are those of the references' examples.
 *
 * @param blocks in how many blocks the two hours pass
 */
export function seed(world: World, random: () => number, blocks = 240): void {
  const realClock = world.clock;
  const end = realClock();
  let now = end - secondsBack * 1000;
  world.clock = () => now;
  world.epochStarted = now;
  seedAssets(world);
  seedMarkets(world);
  seedMoney(world);
  // What is nominated in the epoch before counts from the first one on that the world knows.
  world.epoch = presentEpoch - epochsIn(blocks, secondsBack / blocks) - 1;
  seedNodes(world);
  world.epoch += 1;
  seedParty(world);
  for (let block = 0; block < blocks; block += 1) {
    now += (secondsBack * 1000) / blocks;
    nextBlock(world, random);
  }
  world.clock = realClock;
  seedOpenThings(world);
}

const units = (whole: number, decimals: number): bigint => BigInt(whole) * 10n ** BigInt(decimals);

function seedMoney(world: World): void {
  const [main, second] = walletKeys;
  deposit(world, main.publicKey, tether, units(100_000, 6), entityId('deposit'));
  deposit(world, main.publicKey, vegaToken, units(1_000, 18));
  deposit(world, second.publicKey, tether, units(20_000, 6));
  deposit(world, maker, tether, units(50_000_000, 6));
  deposit(world, taker, tether, units(50_000_000, 6));
  // Enough for the wallet's party to decide a vote by itself.
  world.staking.stake.set(main.publicKey, units(800_000, 18));
  world.staking.stake.set(second.publicKey, units(100_000, 18));
  world.staking.stake.set(maker, units(100_000, 18));
  withdraw(
    world,
    main.publicKey,
    {
      asset: tether,
      amount: String(units(250, 6)),
      ext: { erc20: { receiverAddress: '0x039fed53122bdb1cf4b2e2e3f1dfaaae3ca6a4b0' } },
    },
    entityId('withdrawal'),
  );
  transferFunds(
    world,
    main.publicKey,
    {
      fromAccountType: 'ACCOUNT_TYPE_GENERAL',
      to: second.publicKey,
      toAccountType: 'ACCOUNT_TYPE_GENERAL',
      asset: tether,
      amount: String(units(10, 6)),
      reference: 'first transfer',
    },
    entityId('transfer'),
  );
}

function seedNodes(world: World): void {
  // Scores belong to an epoch, and the release never tells anything of a node's record of epochs.
  const details = Object.entries(world.definitions.example('vega.Node')).filter(
    ([member]) => !['epochData', 'rewardScore', 'rankingScore'].includes(member),
  );
  for (const [index, name] of ['node', 'second node', 'third node'].entries()) {
    const [id, pubKey] = [entityId(name), entityId(`${name} key`)];
    world.staking.nodes.set(id, {
      ...Object.fromEntries(details),
      id,
      name: `Sandbox validator ${index + 1}`,
      pubKey,
    });
    // Without a stake of its own a node has no score.
    world.staking.stake.set(pubKey, units(5_000, 18));
    delegate(world, pubKey, { nodeId: id, amount: String(units(5_000, 18)) });
  }
  delegate(world, walletKeys[0].publicKey, { nodeId: entityId('node'), amount: String(units(1_000, 18)) });
}

/** The party of the examples has an order that was filled and one that it cancelled. */
function seedParty(world: World): void {
  const marketId = entityId('market');
  const party = walletKeys[0].publicKey;
  const limit = { marketId, type: 'TYPE_LIMIT', timeInForce: 'TIME_IN_FORCE_GTC' };
  submitOrder(
    world,
    party,
    { ...limit, side: 'SIDE_BUY', price: '2655000', size: '500', reference: 'my-order-1' },
    entityId('order'),
  );
  const cancelled = submitOrder(world, party, {
    ...limit,
    side: 'SIDE_SELL',
    price: '2900000',
    size: '100',
    reference: 'my-order-2',
  });
  cancelOrders(world, party, { orderId: cancelled.id });
}

/** What is going on when the sandbox starts: open orders, stop orders, a commitment, a proposal under vote. */
function seedOpenThings(world: World): void {
  const marketId = entityId('market');
  const party = walletKeys[0].publicKey;
  const limit = { marketId, type: 'TYPE_LIMIT', timeInForce: 'TIME_IN_FORCE_GTC' };
  submitOrder(world, party, { ...limit, side: 'SIDE_BUY', price: '2400000', size: '200', reference: 'my-order-3' });
  submitOrder(world, party, { ...limit, side: 'SIDE_SELL', price: '2950000', size: '200', reference: 'my-order-4' });
  const reduce = {
    marketId,
    type: 'TYPE_MARKET',
    timeInForce: 'TIME_IN_FORCE_IOC',
    side: 'SIDE_SELL',
    size: '500',
    reduceOnly: true,
  };
  submitStopOrders(world, party, { fallsBelow: { price: '2000000', orderSubmission: reduce } }, () =>
    entityId('stop order'),
  );
  submitStopOrders(world, party, { risesAbove: { price: '3500000', orderSubmission: reduce } }, () =>
    entityId('order'),
  );
  submitLiquidity(world, maker, {
    marketId,
    commitmentAmount: String(units(100_000, 6)),
    fee: '0.001',
    reference: 'sandbox maker',
  });
  submitLiquidity(
    world,
    party,
    { marketId, commitmentAmount: String(units(10_000, 6)), fee: '0.0005', reference: 'my commitment' },
    entityId('liquidity provision'),
  );
  activateLiquidity(world);
  const now = Math.floor(world.clock() / 1000);
  submitProposal(
    world,
    maker,
    {
      reference: 'sandbox-proposal',
      rationale: { title: 'Lower the maker fee', description: 'An open proposal of the sandbox, to be voted on.' },
      terms: {
        closingTimestamp: String(now + 30 * 86_400),
        enactmentTimestamp: String(now + 31 * 86_400),
        updateNetworkParameter: { changes: { key: 'market.fee.factors.makerFee', value: '0.0001' } },
      },
    },
    entityId('proposal'),
  );
  // The transaction that the block explorer's examples show.
  world.transactions.push(world.definitions.example('blockexplorer.api.v1.Transaction'));
  vote(world, maker, { proposalId: entityId('proposal'), value: 'VALUE_YES' });
}
