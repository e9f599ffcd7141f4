import { candleId, intervals } from '../answers/candles.ts';
import { isLive } from '../world/order-states.ts';
import { walletKeys } from '../world/seed.ts';
import { maker, taker } from '../world/traders.ts';
import { at } from '../world/market-facts.ts';
import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import type { Choice } from './answers-and-choices.ts';

/** More are not listed: whoever wants another one asks the network for it. */
const most = 200;

const names: ReadonlyMap<string, string> = new Map([
  ...walletKeys.map(({ name, publicKey }) => [publicKey, `${name} of the wallet`] as const),
  [maker, 'the network’s market maker'],
  [taker, 'the network’s taker'],
]);

const text = (value: unknown): string => String(value ?? '');
const rows = (map: ReadonlyMap<string, JsonObject>, label: (row: JsonObject) => string): Choice[] =>
  [...map].map(([value, row]) => ({ value, label: label(row) }));

/** The orders that readers ask for: those of the wallet's keys first, then the latest of the others. */
function orders(world: World): Choice[] {
  const all = [...world.trading.orders.values()].reverse();
  const own = all.filter(({ partyId }) => walletKeys.some(({ publicKey }) => publicKey === partyId));
  return [...own, ...all.filter((order) => isLive(order) && !own.includes(order))].slice(0, 40).map((order) => ({
    value: order.id,
    label: `${order.reference || 'order'}, ${order.side.slice(5).toLowerCase()} ${order.size} at ${order.price}, ${order.status.slice(7).toLowerCase()}`,
  }));
}

/** What a value of a kind can be in this world. */
const kinds: Readonly<Record<string, (world: World) => Choice[]>> = {
  market: (world) =>
    [...world.trading.markets].map(([value, { definition }]) => ({
      value,
      label: text(at(definition, 'tradableInstrument', 'instrument', 'code')),
    })),
  party: (world) => [...world.parties].map((value) => ({ value, label: names.get(value) ?? 'party' })),
  asset: (world) => rows(world.funds.assets, (asset) => text(at(asset, 'details', 'symbol'))),
  order: orders,
  stopOrder: (world) => rows(world.trading.stopOrders, () => 'stop order'),
  proposal: (world) => rows(world.governance.proposals, (proposal) => text(at(proposal, 'rationale', 'title'))),
  node: (world) => rows(world.staking.nodes, ({ name }) => text(name)),
  transfer: (world) => rows(world.funds.transfers, ({ reference }) => text(reference) || 'transfer'),
  deposit: (world) => rows(world.funds.deposits, ({ amount }) => `deposit of ${text(amount)}`),
  withdrawal: (world) => rows(world.funds.withdrawals, ({ amount }) => `withdrawal of ${text(amount)}`),
  candle: (world) =>
    [...world.trading.markets.values()].flatMap(({ facts, definition }) =>
      intervals.map(({ interval }) => ({
        value: candleId(facts.id, interval),
        label: `${text(at(definition, 'tradableInstrument', 'instrument', 'code'))}, ${interval}`,
      })),
    ),
  parameter: (world) => [...world.governance.parameters].map(([value, set]) => ({ value, label: set.slice(0, 60) })),
  epoch: (world) => [{ value: String(world.epoch), label: 'this epoch' }],
  transaction: (world) =>
    [...world.transactions].reverse().map(({ hash, type }) => ({ value: text(hash), label: text(type) })),
  reference: (world) =>
    [...new Set([...world.trading.orders.values()].map(({ reference }) => reference))]
      .filter((reference) => reference !== '')
      .map((value) => ({ value, label: 'reference of an order' })),
};

/** Which kind a parameter's last name tells of, and where a plain name means something else, by the operation's id. */
const rules: readonly (readonly [name: RegExp, kind: string, operation?: RegExp])[] = [
  [/^orderId$/i, 'stopOrder', /StopOrder/],
  [/^stopOrderId$/, 'stopOrder'],
  [/^to$/, 'party', /^transfer$/],
  [/^id$/, 'deposit', /Deposit/],
  [/^id$/, 'withdrawal', /Withdrawal/],
  [/^id$/, 'node', /Node/],
  [/^hash$/, 'transaction', /Transaction/],
  [/^reference$/i, 'reference', /ListOrders/],
  [/^markets?(Ids?)?$/i, 'market'],
  [/^(party|parties|partyIds?|pubkey|proposer(PartyId)?|owner|submitter|accountOwner)$/i, 'party'],
  [/^assets?(Ids?)?$/i, 'asset'],
  [/^orderIds?$/i, 'order'],
  [/^proposal(Id)?$/i, 'proposal'],
  [/^(node|nodeId)$/i, 'node'],
  [/^transferId$/i, 'transfer'],
  [/^withdrawalId$/i, 'withdrawal'],
  [/^candleId$/i, 'candle'],
  [/^(key|networkParameterKey)$/i, 'parameter'],
  [/^epoch(Id|Seq)?$/i, 'epoch'],
];

/** What this world has for a parameter; empty where it is no thing of the world. */
export function choicesOf(world: World, operation: string, parameter: string): readonly Choice[] {
  const last = parameter.split('.').at(-1) ?? '';
  const kind = rules.find(([name, , only]) => name.test(last) && (only?.test(operation) ?? true))?.[1];
  return kind === undefined ? [] : (kinds[kind]?.(world).slice(0, most) ?? []);
}
