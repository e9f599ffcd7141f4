import type { Vector } from '../../protocol-math/vectors/vector.ts';
import { Recorder, type PartReport } from '../recorder.ts';
import type { Descriptors } from '../definitions.ts';
import { Comparisons } from './comparisons.ts';
import { closeOut, liquidityCommitment, settlement } from './end-steps.ts';
import { openingAuction, tradingFees } from './future-market.ts';
import { LocalChain, type Json, type LocalChainAddresses } from './local-chain.ts';
import { ScriptedNetwork } from './open-market.ts';
import { icebergs, orderTypes, pegs, stopOrders } from './order-steps.ts';
import { funding, fundingPeriods } from './perpetual-market.ts';
import { priceAuction, triggers } from './price-auction.ts';
import { referral } from './referral.ts';
import { refusedRotations } from './rotations.ts';
import { rewards, transfer, volumeDiscount } from './rewards.ts';
import { Scene } from './scene.ts';
import { governanceTransfer, successors } from './successor.ts';

/**
 * Takes a futures market from proposal to settlement, a perpetual one through its funding, and another future through a price
 * monitoring auction to its successor, on a core node with the null chain, and compares every number with protocol-math.
 *
 * @param tell is given each number with what was computed
 * @param keep is given every case as a test vector
 */
export async function checkMarket(
  addresses: LocalChainAddresses,
  descriptors: Descriptors,
  tell: (line: string) => void,
  keep: (vectors: readonly Vector[]) => void = () => undefined,
): Promise<PartReport> {
  const recorder = new Recorder('market');
  const compare = new Comparisons(recorder, tell);
  const chain = await LocalChain.open(addresses, descriptors);
  try {
    const network = await ScriptedNetwork.of(chain);
    await script(network, compare);
  } finally {
    chain.close();
  }
  keep(compare.vectors);
  return recorder.report();
}

async function script(network: ScriptedNetwork, compare: Comparisons): Promise<void> {
  for (const name of ['ann', 'bob', 'cid', 'dan', 'eve', 'gus', 'ida', 'provider'])
    await network.deposit(name, '1000000000000');
  await network.deposit('fay', '8000000');
  await network.deposit('hal', '4000000');
  await network.deposit('proposer', '1000000000000000000000', 'VOTE');

  const { every, ...terms } = funding;
  const settlementAsset = network.asset.id;
  const price = network.source('oracle', 'price', 'TYPE_INTEGER', String(network.asset.decimals));
  const future = (end: string): Json => ({
    future: {
      settlementAsset,
      quoteName: 'USD',
      dataSourceSpecForSettlementData: price,
      dataSourceSpecForTradingTermination: network.source('oracle', end, 'TYPE_BOOLEAN'),
      dataSourceSpecBinding: { settlementDataProperty: 'price', tradingTerminationProperty: end },
    },
  });
  const futures = new Scene(network, await network.market('Future', future('end')), compare);
  await openingAuction(futures);
  await tradingFees(futures);
  await futures.settle('first settlement');
  await orderTypes(futures);
  await pegs(futures);
  await futures.settle('after orders of every type');
  await icebergs(futures);
  await stopOrders(futures);
  await futures.settle('after stop orders');
  await liquidityCommitment(futures);
  await transfer(futures);
  await closeOut(futures);
  await settlement(futures);

  const perpetual = new Scene(
    network,
    await network.market('Perpetual', {
      perpetual: {
        settlementAsset,
        quoteName: 'USD',
        marginFundingFactor: '0.5',
        ...terms,
        dataSourceSpecForSettlementSchedule: {
          internal: {
            timeTrigger: {
              conditions: [{ operator: 'OPERATOR_GREATER_THAN_OR_EQUAL', value: '0' }],
              triggers: [{ every: String(every) }],
            },
          },
        },
        dataSourceSpecForSettlementData: price,
        dataSourceSpecBinding: {
          settlementDataProperty: 'price',
          settlementScheduleProperty: 'vegaprotocol.builtin.timetrigger',
        },
      },
    }),
    compare,
  );
  await openingAuction(perpetual);
  await fundingPeriods(perpetual);
  await rewards(perpetual);
  await volumeDiscount(perpetual);
  await referral(perpetual);

  // A termination of its own: the first future's ends every market that waits for it.
  const guarded = new Scene(
    network,
    await network.market('Protected', future('guarded end'), {
      priceMonitoringParameters: { triggers: [...triggers] },
    }),
    compare,
  );
  await openingAuction(guarded);
  await priceAuction(guarded);
  await governanceTransfer(guarded);
  await successors(guarded, (more) =>
    // Both are proposed before the first one opens.
    network.market('Successor', future('guarded end'), more, 40),
  );
  await refusedRotations(network, compare);
}
