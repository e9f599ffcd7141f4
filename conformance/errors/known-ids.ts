import { ask } from '../ask.ts';

type Answer = Readonly<Record<string, unknown>>;

/**
 * Ids of things that a data node has, by the name of the field in JSON that takes one. What it has nothing of is left out.
 *
 * @param base address of its REST API
 */
export async function knownIds(base: string): Promise<Record<string, string>> {
  const get = async (path: string): Promise<Answer> =>
    (await (await ask(base.replace(/\/$/, '') + path)).json()) as Answer;
  const nodes = async (path: string, list: string): Promise<Answer[]> =>
    ((await get(path))[list] as { edges?: { node: Answer }[] } | undefined)?.edges?.map(({ node }) => node) ?? [];
  const market = text((await nodes('/api/v2/markets', 'markets'))[0]?.['id']);
  const node = text((await nodes('/api/v2/nodes', 'nodes'))[0]?.['id']);
  const order = (await nodes('/api/v2/orders', 'orders'))[0];
  const party = text(order?.['partyId']);
  // Assets of the genesis block may have names that no id has.
  const asset = (await nodes('/api/v2/assets', 'assets'))
    .map(({ id }) => text(id))
    .find((id) => /^[0-9a-f]{64}$/.test(id));
  const candles =
    market === ''
      ? undefined
      : ((await get(`/api/v2/candle/intervals?marketId=${market}`))['intervalToCandleId'] as Answer[] | undefined);
  const found: Record<string, string> = {
    id: node,
    nodeId: node,
    marketId: market,
    assetId: asset ?? '',
    orderId: text(order?.['id']),
    partyId: party,
    party,
    proposalId: market,
    candleId: text(candles?.[0]?.['candleId']),
    price: '1',
    key: 'market.fee.factors.makerFee',
  };
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== ''));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
