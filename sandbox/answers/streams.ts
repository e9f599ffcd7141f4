import { isLive } from '../world/order-states.ts';
import { governanceData } from '../world/governance.ts';
import type { EventName, JsonObject, Order, Proposal } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { busEvent } from './bus-event.ts';
import { candlesOf, noCandleStream } from './candles.ts';
import { fits, wanted } from './filter.ts';
import { errorNumbers, RpcError } from './rpc-error.ts';
import type { Stream, Streams } from './types.ts';

/** A stream of one kind of event, as it passes the filter of the request. */
function of(
  kind: EventName,
  passes: (request: JsonObject, value: JsonObject) => boolean,
  answer: (value: JsonObject, world: World) => JsonObject,
  start?: Stream['start'],
): Stream {
  return {
    ...(start ? { start } : {}),
    onEvent: (world, request, name, value) =>
      name === kind && passes(request, value) ? answer(value, world) : undefined,
  };
}

const same = (request: JsonObject, value: JsonObject, names: Readonly<Record<string, string>>): boolean =>
  Object.entries(names).every(([asked, name]) => fits(wanted(request, asked), value[name]));

const lists = { partyIds: 'partyId', marketIds: 'marketId' };
const single = { partyId: 'partyId', marketId: 'marketId' };
const accountNames = { partyId: 'owner', marketId: 'marketId', asset: 'asset', type: 'type' };

/** How many entries one page of a snapshot holds. */
const snapshotPage = 50;

/** The pages of a snapshot; the last one, empty if there is nothing, says so. */
function pages<T extends JsonObject>(
  rows: readonly T[],
  page: (rows: readonly T[], lastPage: boolean) => JsonObject,
): JsonObject[] {
  const count = Math.max(Math.ceil(rows.length / snapshotPage), 1);
  return Array.from({ length: count }, (_, index) =>
    page(rows.slice(index * snapshotPage, (index + 1) * snapshotPage), index === count - 1),
  );
}

const marketsOf = (request: JsonObject): readonly unknown[] => [wanted(request, 'marketIds') ?? []].flat();
/** Without a market nothing is ever sent. */
const isChosen = (request: JsonObject, marketId: unknown): boolean => marketsOf(request).includes(marketId);

/** No first snapshot. @throws RpcError when a market is not there */
function nothingOfKnownMarkets({ trading }: World, request: JsonObject): [] {
  const unknown = marketsOf(request).find((id) => !trading.markets.has(String(id)));
  if (unknown !== undefined)
    throw new RpcError(
      'internal',
      `no market found for id: ${String(unknown)}: malformed request`,
      errorNumbers.unmapped,
    );
  return [];
}

const bus: Stream = {
  onEvent: (world, request, name, value) => {
    const event = busEvent(world, request, name, value);
    return event && { events: [event] };
  },
};

/** The streams of the trading data API and of the core API. */
export const streams: Streams = {
  ObserveTrades: of(
    'trade',
    (request, trade) =>
      fits(wanted(request, 'marketIds'), trade['marketId']) &&
      fits(wanted(request, 'partyIds'), trade['buyer'], trade['seller']),
    (trade) => ({ trades: [trade] }),
  ),
  ObserveOrders: of(
    'order',
    (request, order) => same(request, order, lists),
    (order) => ({ updates: { orders: [order] } }),
    (world, request) =>
      pages(
        [...world.trading.orders.values()].filter((order: Order) => isLive(order) && same(request, order, lists)),
        (orders, lastPage) => ({ snapshot: { orders: [...orders], lastPage } }),
      ),
  ),
  ObservePositions: of(
    'position',
    (request, position) => same(request, position, single),
    (position) => ({ updates: { positions: [position] } }),
    (world, request) => {
      const found = [...world.trading.positions.values()].filter((position) => same(request, position, single));
      // A data node asked for one position that it does not have sends no snapshot at all.
      const isOne = wanted(request, 'partyId') !== undefined && wanted(request, 'marketId') !== undefined;
      if (isOne && found.length === 0) return [];
      return pages(found, (positions, lastPage) => ({ snapshot: { positions: [...positions], lastPage } }));
    },
  ),
  ObserveAccounts: of(
    'account',
    (request, account) => same(request, account, accountNames),
    (account) => ({ updates: { accounts: [account] } }),
    (world, request) =>
      pages(
        world.funds.ledger
          .accounts()
          .filter((account) => account.type !== 'ACCOUNT_TYPE_EXTERNAL' && same(request, account, accountNames)),
        (accounts, lastPage) => ({ snapshot: { accounts: [...accounts], lastPage } }),
      ),
  ),
  ObserveMarketsData: of(
    'marketData',
    (request, data) => isChosen(request, data['market']),
    (data) => ({ marketData: [data] }),
    nothingOfKnownMarkets,
  ),
  ObserveMarketsDepth: of(
    'depth',
    (request, depth) => isChosen(request, depth['marketId']),
    (depth) => ({ marketDepth: [depth] }),
    nothingOfKnownMarkets,
  ),
  ObserveMarketsDepthUpdates: of(
    'depth',
    (request, depth) => isChosen(request, depth['marketId']),
    (depth) => ({
      update: [{ ...depth, previousSequenceNumber: String(BigInt(String(depth['sequenceNumber'])) - 1n) }],
    }),
    nothingOfKnownMarkets,
  ),
  ObserveMarginLevels: of(
    'marginLevels',
    // As in the release, the market counts only where no party is named.
    (request, levels) =>
      same(
        request,
        levels,
        wanted(request, 'partyId') === undefined ? { marketId: 'marketId' } : { partyId: 'partyId' },
      ),
    (levels) => ({ marginLevels: levels }),
  ),
  ObserveLiquidityProvisions: of(
    'liquidityProvision',
    (request, provision) => same(request, provision, single),
    (provision) => ({ liquidityProvisions: [provision] }),
  ),
  ObserveGovernance: of(
    'proposal',
    (request, proposal) => fits(wanted(request, 'partyId'), proposal['partyId']),
    (proposal, world) => ({ data: governanceData(world, proposal as Proposal) }),
  ),
  ObserveVotes: of(
    'vote',
    // As in the release, a proposal's id is compared with the voter's key where no party is named.
    (request, vote) => (wanted(request, 'partyId') ?? wanted(request, 'proposalId')) === vote['partyId'],
    (vote) => ({ vote }),
    (_, request) => {
      if (wanted(request, 'partyId') === undefined && wanted(request, 'proposalId') === undefined)
        throw new RpcError('invalidArgument', 'missing proposal id or party id', errorNumbers.missingProposalOrParty);
      return [];
    },
  ),
  ObserveLedgerMovements: of(
    'ledgerMovement',
    () => true,
    (ledgerMovement) => ({ ledgerMovement }),
  ),
  ObserveCandleData: of(
    'trade',
    (request, trade) => String(request['candleId']).endsWith(String(trade['marketId'])),
    (trade, world) => ({ candle: lastCandle(world, String(trade['marketId'])) }),
    (world, request) => {
      const candle = candlesOf(world, String(request['candleId']), noCandleStream).at(-1);
      return candle ? [{ candle }] : [];
    },
  ),
  ObserveEventBus: bus,
};

/** The candle that a trade changes; minutes, because a stream's events do not know which length was asked for. */
function lastCandle(world: World, marketId: string): JsonObject {
  return candlesOf(world, `trades_candle_1_minute_${marketId}`).at(-1) ?? {};
}
