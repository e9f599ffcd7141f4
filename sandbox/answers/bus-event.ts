import type { JsonObject } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { fits, wanted } from './filter.ts';

interface Kind {
  /** Member of `vega.events.v1.BusEvent`. */
  readonly member: string;
  readonly type: string;
  readonly wrap?: (value: JsonObject) => JsonObject;
}

/** The event bus's name for what happens in the sandbox. */
const kinds: Readonly<Record<string, Kind>> = {
  order: { member: 'order', type: 'ORDER' },
  trade: { member: 'trade', type: 'TRADE' },
  account: { member: 'account', type: 'ACCOUNT' },
  position: {
    member: 'positionStateEvent',
    type: 'POSITION_STATE',
    wrap: ({ partyId, marketId, openVolume }) => ({
      partyId: String(partyId),
      marketId: String(marketId),
      size: String(openVolume),
      potentialBuys: '0',
      potentialSells: '0',
      vwBuyPrice: '0',
      vwSellPrice: '0',
    }),
  },
  marketData: { member: 'marketData', type: 'MARKET_DATA' },
  marginLevels: { member: 'marginLevels', type: 'MARGIN_LEVELS' },
  liquidityProvision: { member: 'liquidityProvision', type: 'LIQUIDITY_PROVISION' },
  proposal: { member: 'proposal', type: 'PROPOSAL' },
  vote: { member: 'vote', type: 'VOTE' },
  transfer: { member: 'transfer', type: 'TRANSFER' },
  stopOrder: { member: 'stopOrder', type: 'STOP_ORDER' },
  withdrawal: { member: 'withdrawal', type: 'WITHDRAWAL' },
  oracleData: { member: 'oracleData', type: 'ORACLE_DATA' },
  transaction: { member: 'transactionResult', type: 'TRANSACTION_RESULT' },
  market: { member: 'marketUpdated', type: 'MARKET_UPDATED' },
  asset: { member: 'asset', type: 'ASSET' },
  networkParameter: { member: 'networkParameter', type: 'NETWORK_PARAMETER' },
  ledgerMovement: {
    member: 'ledgerMovements',
    type: 'LEDGER_MOVEMENTS',
    wrap: (movement) => ({ ledgerMovements: [movement] }),
  },
  delegation: { member: 'delegationBalance', type: 'DELEGATION_BALANCE' },
};

/** The bus event for what happened, or undefined when the request's filter leaves it out. */
export function busEvent(world: World, request: JsonObject, name: string, value: JsonObject): JsonObject | undefined {
  const kind = kinds[name];
  if (!kind) return undefined;
  const type = `BUS_EVENT_TYPE_${kind.type}`;
  const types = wanted(request, 'type');
  if (types !== undefined && !fits(types, type, 'BUS_EVENT_TYPE_ALL')) return undefined;
  const market = value['marketId'] ?? value['market'] ?? (name === 'market' ? value['id'] : undefined);
  const [ofMarket, ofParty] = [wanted(request, 'marketId'), wanted(request, 'partyId')];
  if (!fits(ofMarket, market)) return undefined;
  // As in the release, transfers, stop orders and delegations pass no filter by party, and trades, which name two, not both filters at once.
  if (!fits(ofParty, value['partyId'], value['owner'], value['buyer'], value['seller'])) return undefined;
  if (name === 'trade' && ofMarket !== undefined && ofParty !== undefined) return undefined;
  return {
    id: `${world.height}-${world.now().slice(-6)}`,
    block: String(world.height),
    type,
    [kind.member]: kind.wrap ? kind.wrap(value) : value,
    version: 1,
    chainId: world.chainId,
    txHash: '',
  };
}
