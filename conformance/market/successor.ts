import type { Comparisons } from './comparisons.ts';
import type { Json } from './local-chain.ts';
import type { ScriptedNetwork } from './open-market.ts';
import { openingAuction } from './future-market.ts';
import { Scene } from './scene.ts';
import { ledger, valuesOf } from './traders.ts';

/** Money that a vote moves from the network's treasury into the insurance pool of a market. */
export async function governanceTransfer({ network, market, compare }: Scene): Promise<void> {
  const { chain } = network;
  await chain.must(network.key('ida'), {
    transfer: {
      fromAccountType: 'ACCOUNT_TYPE_GENERAL',
      toAccountType: 'ACCOUNT_TYPE_NETWORK_TREASURY',
      to: '0'.repeat(64),
      asset: market.asset,
      amount: '100000003',
      oneOff: {},
    },
  });
  const treasury = (): string =>
    String(
      chain.last('account', ({ type, asset }) => type === 'ACCOUNT_TYPE_NETWORK_TREASURY' && asset === market.asset)
        ?.value['balance'] ?? '0',
    );
  const held = treasury();
  const wish = { amount: '50000001', fraction: '0.4' };
  const from = chain.events().length;
  await network.enact({
    newTransfer: {
      changes: {
        sourceType: 'ACCOUNT_TYPE_NETWORK_TREASURY',
        destinationType: 'ACCOUNT_TYPE_INSURANCE',
        destination: market.id,
        asset: market.asset,
        amount: wish.amount,
        fractionOfBalance: wish.fraction,
        transferType: 'GOVERNANCE_TRANSFER_TYPE_BEST_EFFORT',
        oneOff: {},
      },
    },
  });
  const moves = ledger(chain.events().slice(from));
  const moved = moves.find(({ fromType }) => fromType === 'NETWORK_TREASURY');
  compare.formula(
    'governance transfer: what a best effort moves',
    'governanceTransferAmount',
    {
      ...wish,
      balance: held,
      maxFraction: network.parameter('governance.proposal.transfer.maxFraction'),
      maxAmount: network.parameter('governance.proposal.transfer.maxAmount'),
      quantum: network.asset.quantum,
    },
    moved?.amount ?? '0',
  );
  compare.fact(
    'governance transfer',
    'what arrives in the pool',
    moved?.amount,
    moves.find(({ toType, market: id }) => toType === 'INSURANCE' && id === market.id)?.amount,
  );
}

/** Two successors of a market that still trades: the first that opens takes its part of the pool, the other is rejected. */
export async function successors(
  parent: Scene,
  propose: (successor: Json) => ReturnType<ScriptedNetwork['market']>,
): Promise<void> {
  const { network, compare } = parent;
  const { chain } = network;
  const percent = 30;
  const config = { successor: { parentMarketId: parent.market.id, insurancePoolFraction: `0.${percent}` } };
  const first = new Scene(network, await propose(config), compare);
  const second = await propose(config);
  const from = chain.events().length;
  await openingAuction(first);
  const since = chain.events().slice(from);
  const moved = ledger(since).find(({ fromType, toType }) => fromType === 'INSURANCE' && toType === 'INSURANCE');
  // What the pool held at that moment: penalties of providers may have come to it since the proposal.
  const held = BigInt(moved?.fromBalance ?? '0') + BigInt(moved?.amount ?? '0');
  compare.fact(
    'successor leaves its opening auction',
    'part of the pool that it takes, rounded down',
    String((held * BigInt(percent)) / 100n),
    moved?.amount,
  );
  const updated = valuesOf(since, 'marketUpdated');
  compare.fact(
    'successor leaves its opening auction',
    'parent that it names',
    parent.market.id,
    updated.findLast(({ id }) => id === first.market.id)?.['parentMarketId'],
  );
  compare.fact(
    'successor leaves its opening auction',
    'state of the parent, which goes on trading, and of the other successor',
    ['STATE_ACTIVE', 'STATE_REJECTED'],
    [stateOf(network, parent.market.id), stateOf(network, second.id)],
  );
  await lateSuccessor(network, compare, () => propose(config));
}

/** A market that has been succeeded once cannot be again. */
async function lateSuccessor(
  { chain }: ScriptedNetwork,
  compare: Comparisons,
  propose: () => Promise<unknown>,
): Promise<void> {
  const reason = await propose().then(
    () => 'it was taken',
    (error: unknown) => String(error),
  );
  const proposal = chain.last('proposal')?.value;
  compare.fact(
    'a further successor of the same parent',
    'state and reason of the proposal, and whether its transaction fails',
    ['STATE_REJECTED', 'PROPOSAL_ERROR_INVALID_SUCCESSOR_MARKET', true],
    [proposal?.['state'], proposal?.['reason'], reason.includes('PROPOSAL_ERROR_INVALID_SUCCESSOR_MARKET')],
  );
}

const stateOf = (network: ScriptedNetwork, market: string): string =>
  String(network.chain.last('marketUpdated', ({ id }) => id === market)?.value['state']);
