import type { JsonObject } from '../../../common/json.ts';
import type { World } from '../../world/world.ts';
import type { Change } from './wallet-protocol.ts';

/** A kind of thing that transactions make or change: where it is, and which operation shows it. */
interface Kind {
  readonly noun: string;
  readonly rows: (world: World) => Iterable<readonly [id: string, row: JsonObject]>;
  readonly operation: string;
  readonly values: (party: string, id: string) => Change['values'];
}

const data = (name: string): string => `TradingDataService_${name}`;
const listed = <T extends JsonObject>(
  rows: readonly T[],
  id: (row: T, index: number) => string,
): [string, JsonObject][] => rows.map((row, index) => [id(row, index), row]);

const kinds: readonly Kind[] = [
  {
    noun: 'order',
    rows: ({ trading }) => trading.orders,
    operation: data('ListOrders'),
    values: (party) => ({ 'filter.partyIds': [party], 'pagination.first': ['10'] }),
  },
  {
    noun: 'stop order',
    rows: ({ trading }) => trading.stopOrders,
    operation: data('ListStopOrders'),
    values: (party) => ({ 'filter.partyIds': [party] }),
  },
  {
    noun: 'trade',
    rows: ({ trading }) => listed(trading.trades, ({ id }) => id),
    operation: data('ListTrades'),
    values: (party) => ({ partyIds: [party] }),
  },
  {
    noun: 'commitment of liquidity',
    rows: ({ liquidity }) => liquidity.provisions,
    operation: data('ListLiquidityProvisions'),
    values: (party) => ({ partyId: [party] }),
  },
  {
    noun: 'transfer',
    rows: ({ funds }) => funds.transfers,
    operation: data('ListTransfers'),
    values: (party) => ({ pubkey: [party] }),
  },
  {
    noun: 'withdrawal',
    rows: ({ funds }) => funds.withdrawals,
    operation: data('ListWithdrawals'),
    values: (party) => ({ partyId: [party] }),
  },
  {
    noun: 'proposal',
    rows: ({ governance }) => governance.proposals,
    operation: data('GetGovernanceData'),
    values: (_, id) => ({ proposalId: [id] }),
  },
  {
    noun: 'vote',
    rows: ({ governance }) => listed(governance.votes, ({ proposalId, partyId }) => `${proposalId} ${partyId}`),
    operation: data('ListVotes'),
    values: (party) => ({ partyId: [party] }),
  },
  {
    noun: 'delegation',
    rows: ({ staking }) =>
      listed(staking.delegations, ({ party, nodeId, epochSeq }) => [party, nodeId, epochSeq].join(' ')),
    operation: data('ListDelegations'),
    values: (party) => ({ partyId: [party] }),
  },
];

/** What the world held: texts, since the world changes its rows in place. */
export type Snapshot = readonly ReadonlyMap<string, string>[];

export const takeSnapshot = (world: World): Snapshot =>
  kinds.map(({ rows }) => new Map([...rows(world)].map(([id, row]) => [id, JSON.stringify(row)])));

/** State, side, size and price, as far as a thing has them. */
function short(row: JsonObject): string {
  const { status, state, size, price, side, amount } = row;
  const parts = [status ?? state, side, size && `size ${String(size)}`, price && `price ${String(price)}`];
  return [...parts, amount && typeof amount === 'string' ? `amount ${amount}` : undefined]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

/** The page of an operation. */
export const routeOf = ({ definitions }: World, id: string): Pick<Change, 'route'> => {
  const route = definitions.model.operations.find((operation) => operation.id === id)?.route;
  return route === undefined ? {} : { route };
};

/** What is another way than before, in sentences, each with the operation that shows it. */
export function changesSince(world: World, before: Snapshot, party: string): Change[] {
  return kinds.flatMap(({ noun, rows, operation, values }, index): Change[] => {
    const known = before[index];
    const other = [...rows(world)].filter(([id, row]) => known?.get(id) !== JSON.stringify(row));
    return other.slice(-5).map(([id, row]) => {
      const details = short(row);
      const what = known?.has(id) ? `The ${noun} ${id} is another` : `New ${noun}: ${id}`;
      return {
        text: `${what}${details === '' ? '' : ` (${details})`}.`,
        ...routeOf(world, operation),
        values: values(party, id),
      };
    });
  });
}
