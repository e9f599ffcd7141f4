import { goSeconds } from '../../common/go-duration.ts';
import { formulas } from '../../protocol-math/formulas.ts';
import { plain } from '../../protocol-math/vectors/compare.ts';
import type { Plain } from '../../protocol-math/vectors/vector.ts';
import type { BusEvent, Json } from './local-chain.ts';
import { positionDecimals, type Scene } from './scene.ts';
import { valuesOf } from './traders.ts';

/** The triggers of the protected market, in the order in which it checks them. */
export const triggers = [
  { horizon: '60', probability: '0.95', auctionExtension: '20' },
  { horizon: '600', probability: '0.999', auctionExtension: '30' },
] as const;

const second = 1_000_000_000;
/** Decimal places of the asset less those of the market's prices. */
const decimalsDifference = 3;

interface Bounds {
  readonly min: string;
  readonly max: string;
}

/** The bounds of each trigger that follow from a reference price, in the asset's smallest unit. */
function boundsFrom(referencePrice: string): Bounds[] {
  return triggers.map(
    ({ horizon, probability }) =>
      plain(
        formulas.logNormalBounds({ referencePrice, mu: '0', sigma: '1', horizon, probability }),
        undefined,
      ) as unknown as Bounds,
  );
}

/** Compares the bounds that the market reports with those around a reference price. */
function compareBounds(scene: Scene, step: string, referencePrice: string): readonly Bounds[] {
  const { compare, market } = scene;
  const bounds = boundsFrom(referencePrice);
  const reported = (market.data()['priceMonitoringBounds'] ?? []) as Json[];
  triggers.forEach((trigger, index) => {
    const { min, max } = bounds[index] ?? { min: '0', max: '0' };
    const own = reported.find(({ trigger: one }) => String((one as Json)['horizon']) === trigger.horizon);
    compare.formula(
      `${step}: bounds of ${trigger.horizon} s`,
      'reportedBounds',
      { min, max, decimalsDifference },
      { min: String(own?.['minValidPrice']), max: String(own?.['maxValidPrice']) },
    );
  });
  compare.fact(step, 'triggers that are on', triggers.length, reported.length);
  return bounds;
}

/** Price monitoring: bounds, an order that may not wait, one that starts an auction, its extension and what follows. */
export async function priceAuction(scene: Scene): Promise<void> {
  const { market, compare, network } = scene;
  const { chain } = network;
  const key = (name: string): string => scene.key(name);
  const opening = chain.events().findLast(({ kind, value }) => kind === 'trade' && value['marketId'] === market.id);
  const reference = String(opening?.value['assetPrice']);
  await chain.forward(3);
  const bounds = compareBounds(scene, 'price monitoring, after the opening auction', reference);

  // Most of what is there to sell lies inside the bounds, and the rest beyond those of the first trigger.
  const outside = 101_200;
  await market.sell(key('bob'), 1000, outside);
  const refused = await market.buy(key('dan'), 4500, outside, { timeInForce: 'TIME_IN_FORCE_IOC' });
  compare.fact('price monitoring, IOC beyond the bounds', 'trades', 0, tradesOf(scene, refused.events).length);
  const [stopped] = valuesOf(refused.events, 'order').filter(({ partyId }) => partyId === key('dan'));
  compare.fact(
    'price monitoring, IOC beyond the bounds',
    'status and reason',
    ['STATUS_STOPPED', 'ORDER_ERROR_NON_PERSISTENT_ORDER_OUT_OF_PRICE_BOUNDS'],
    [stopped?.['status'], stopped?.['reason']],
  );
  compare.fact(
    'price monitoring, IOC beyond the bounds',
    'mode of the market',
    'TRADING_MODE_CONTINUOUS',
    market.data()['marketTradingMode'],
  );

  const waiting = await market.buy(key('dan'), 4500, outside);
  const auction = lastAuction(scene);
  compare.fact('price monitoring, GTC beyond the bounds', 'trades', 0, tradesOf(scene, waiting.events).length);
  compare.fact(
    'price monitoring, GTC beyond the bounds',
    'status of the order',
    'STATUS_ACTIVE',
    valuesOf(waiting.events, 'order').findLast(({ partyId }) => partyId === key('dan'))?.['status'],
  );
  compare.fact(
    'price monitoring, GTC beyond the bounds',
    'trigger of the auction',
    ['AUCTION_TRIGGER_PRICE', 'AUCTION_TRIGGER_UNSPECIFIED', false],
    [auction['trigger'], auction['extensionTrigger'], auction['openingAuction']],
  );
  compare.formula(
    'price monitoring, GTC beyond the bounds',
    'priceMonitoringAuction',
    {
      bounds: triggers.map(({ auctionExtension }, index) => ({
        min: bounds[index]?.min ?? '0',
        max: bounds[index]?.max ?? '0',
        auctionExtension,
      })) as unknown as Plain,
      price: market.inAsset(outside),
      trades: 1,
      minimumDuration: String(goSeconds(network.parameter('market.auction.minimumDuration'))),
    },
    { duration: lengthOf(auction) },
  );
  await chain.forward(1);
  compare.fact(
    'price monitoring auction',
    'mode and triggers of the market that are on',
    ['TRADING_MODE_MONITORING_AUCTION', 1],
    [market.data()['marketTradingMode'], ((market.data()['priceMonitoringBounds'] ?? []) as Json[]).length],
  );

  // What is there to sell moves beyond the bounds of the other trigger, so that the auction cannot end where it should.
  await chain.must(key('bob'), { orderCancellation: { marketId: market.id } });
  await market.sell(key('bob'), 6000, 102_500);
  await market.buy(key('eve'), 5000, 103_000);
  // Figures of a block are told before what its orders change.
  await chain.forward(1);
  const indicative = market.inAsset(market.data()['indicativePrice']);
  const left = secondsUntil(scene, auction);
  const extended = await chain.forward(left + 2);
  const longer = lastAuction(scene);
  compare.fact(
    'price monitoring auction, indicative price beyond the other trigger',
    'what extends it, and by how many seconds',
    ['AUCTION_TRIGGER_PRICE', Number(triggers[1].auctionExtension), 0],
    [
      longer['extensionTrigger'],
      (Number(longer['end']) - Number(auction['end'])) / second,
      tradesOf(scene, extended).length,
    ],
  );
  const ended = await chain.forward(secondsUntil(scene, longer) + 2);
  const trades = tradesOf(scene, ended);
  compare.fact(
    'price monitoring auction, its end',
    'price of every trade',
    [indicative],
    [...new Set(trades.map(({ assetPrice }) => String(assetPrice)))],
  );
  const [trade] = trades;
  for (const side of ['buyerFee', 'sellerFee']) {
    const fee = (trade?.[side] ?? {}) as Json;
    compare.formula(
      `price monitoring auction, its end: ${side}`,
      'auctionFees',
      { price: String(trade?.['assetPrice']), size: String(trade?.['size']), ...scene.feeFactors(), positionDecimals },
      {
        maker: numberOf(fee['makerFee']),
        infrastructure: numberOf(fee['infrastructureFee']),
        liquidity: numberOf(fee['liquidityFee']),
      },
    );
  }
  await chain.forward(3);
  compare.fact(
    'price monitoring auction, its end',
    'mode of the market',
    'TRADING_MODE_CONTINUOUS',
    market.data()['marketTradingMode'],
  );
  compareBounds(scene, 'price monitoring, after the auction', indicative);
}

/** A fee of a trade, which is not told where there is none. */
const numberOf = (amount: unknown): string => String(amount ?? '') || '0';

const tradesOf = (scene: Scene, events: readonly BusEvent[]): Json[] =>
  valuesOf(events, 'trade').filter(({ marketId }) => marketId === scene.market.id);

/** The market's auction as it was last told. */
function lastAuction({ network, market }: Scene): Json {
  const event = network.chain.last('auction', ({ marketId }) => marketId === market.id);
  if (!event) throw new Error('The market told of no auction.');
  return event.value;
}

const lengthOf = ({ start, end }: Json): string => String((Number(end) - Number(start)) / second);

function secondsUntil({ network }: Scene, { end }: Json): number {
  return Math.max(0, Math.ceil(Number(end) / second) - network.chain.now());
}
