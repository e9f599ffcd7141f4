import type { BusEvent, Json, Sent } from './local-chain.ts';
import type { Scene } from './scene.ts';
import { valuesOf } from './traders.ts';

/** What became of an order: the state in which it was last told, its reason and the volume it traded. */
function outcome(sent: Sent): { status: unknown; reason: unknown; traded: number } {
  const order = valuesOf(sent.events, 'order').findLast(({ id }) => id === sent.id);
  const traded = valuesOf(sent.events, 'trade').reduce((total, { size }) => total + Number(size), 0);
  return { status: order?.['status'], reason: order?.['reason'] ?? undefined, traded };
}

/** Orders of every time in force and condition. */
export async function orderTypes(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const chain = scene.network.chain;
  const [bob, cid, dan, fay] = ['bob', 'cid', 'dan', 'fay'].map((name) => scene.key(name)) as [
    string,
    string,
    string,
    string,
  ];
  const rest = Number(scene.book().find(({ side }) => side === 'sell')?.volume ?? 0);
  await market.sell(bob, 10_000, 101_000);
  const cases: readonly [string, () => Promise<Sent>, object][] = [
    [
      'IOC that finds less than its size',
      () => market.buy(dan, 5000, 100_500, { timeInForce: 'TIME_IN_FORCE_IOC' }),
      { status: 'STATUS_PARTIALLY_FILLED', reason: undefined, traded: rest },
    ],
    [
      'IOC that finds nothing',
      () => market.buy(dan, 5000, 100_400, { timeInForce: 'TIME_IN_FORCE_IOC' }),
      { status: 'STATUS_STOPPED', reason: undefined, traded: 0 },
    ],
    [
      'FOK that finds less than its size',
      () => market.buy(dan, 999_999, 101_000, { timeInForce: 'TIME_IN_FORCE_FOK' }),
      { status: 'STATUS_STOPPED', reason: undefined, traded: 0 },
    ],
    [
      'post-only that would trade',
      () => market.buy(dan, 100, 101_000, { postOnly: true }),
      { status: 'STATUS_STOPPED', reason: 'ORDER_ERROR_POST_ONLY_ORDER_WOULD_TRADE', traded: 0 },
    ],
    [
      'post-only that waits',
      () => market.buy(dan, 100, 99_500, { postOnly: true }),
      { status: 'STATUS_ACTIVE', reason: undefined, traded: 0 },
    ],
    [
      'reduce-only without a position',
      () => market.sell(cid, 100, 99_500, { reduceOnly: true, timeInForce: 'TIME_IN_FORCE_IOC' }),
      { status: 'STATUS_STOPPED', reason: 'ORDER_ERROR_REDUCE_ONLY_ORDER_WOULD_NOT_REDUCE_POSITION', traded: 0 },
    ],
    [
      'reduce-only larger than the position',
      () => market.sell(dan, 99_999, 100_000, { reduceOnly: true, timeInForce: 'TIME_IN_FORCE_IOC' }),
      { status: 'STATUS_STOPPED', reason: undefined, traded: 1237 + rest },
    ],
    [
      'good for auction in continuous trading',
      () => market.buy(cid, 100, 99_500, { timeInForce: 'TIME_IN_FORCE_GFA' }),
      {
        status: 'STATUS_REJECTED',
        reason: 'ORDER_ERROR_CANNOT_SEND_GFA_ORDER_DURING_CONTINUOUS_TRADING',
        traded: 0,
      },
    ],
    [
      'good for normal in continuous trading',
      () => market.buy(cid, 100, 99_400, { timeInForce: 'TIME_IN_FORCE_GFN' }),
      { status: 'STATUS_ACTIVE', reason: undefined, traded: 0 },
    ],
    [
      'without the margin for it',
      () => market.buy(fay, 100_000, 99_500),
      { status: 'STATUS_REJECTED', reason: 'ORDER_ERROR_MARGIN_CHECK_FAILED', traded: 0 },
    ],
    [
      'GTT that has expired',
      () =>
        market.buy(cid, 100, 99_450, { timeInForce: 'TIME_IN_FORCE_GTT', expiresAt: nanoseconds(chain.now() - 50) }),
      { status: 'STATUS_REJECTED', reason: 'ORDER_ERROR_INVALID_EXPIRATION_DATETIME', traded: 0 },
    ],
    [
      'against an order of its own party',
      () => market.buy(bob, 100, 101_000),
      { status: 'STATUS_STOPPED', reason: 'ORDER_ERROR_SELF_TRADING', traded: 0 },
    ],
  ];
  for (const [name, send, documented] of cases)
    compare.fact(`order: ${name}`, 'status, reason and volume', documented, outcome(await send()));
  const expires = chain.now() + 8;
  const order = { timeInForce: 'TIME_IN_FORCE_GTT', expiresAt: nanoseconds(expires) };
  const { id } = await market.buy(cid, 100, 99_450, order);
  const events = await chain.forward(12);
  const expired = events.find(
    ({ kind, value }) => kind === 'expiredOrders' && (value['orderIds'] as string[]).includes(id),
  );
  compare.fact('order: GTT', 'second of its expiry after expiresAt', 0, secondOf(events, expired) - expires);
  compare.fact(
    'order: GTT',
    'events of the order itself when it expires',
    0,
    valuesOf(events, 'order').filter((one) => one['id'] === id).length,
  );
}

const nanoseconds = (seconds: number): string => String(BigInt(seconds) * 1_000_000_000n);

/** The chain's second in the block of an event. */
function secondOf(events: readonly BusEvent[], event: BusEvent | undefined): number {
  const time = events.find(({ kind, block }) => kind === 'timeUpdate' && block === event?.block)?.value['timestamp'];
  return time === undefined ? NaN : Number(BigInt(String(time)) / 1_000_000_000n);
}

/** Prices of pegged orders, also after the best price moved by an odd number of ticks. */
export async function pegs(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const kinds = [
    ['buy', 'bestBid', 'BEST_BID', 7],
    ['buy', 'mid', 'MID', 3],
    ['sell', 'mid', 'MID', 3],
    ['sell', 'bestAsk', 'BEST_ASK', 9],
  ] as const;
  const ids: string[] = [];
  const look = (step: string): void => {
    const { bestStaticBidPrice, bestStaticOfferPrice } = market.data();
    kinds.forEach(([side, reference, , offset], index) => {
      const order = scene.network.chain.last('order', (one) => one['id'] === ids[index])?.value;
      const exact = {
        side,
        reference,
        offset: String(offset),
        bestBid: market.inAsset(bestStaticBidPrice),
        bestAsk: market.inAsset(bestStaticOfferPrice),
        tick: String(market.priceFactor),
      };
      compare.wholeTicks(step, 'peggedPrice', exact, String(order?.['price']), market.priceFactor);
    });
  };
  for (const [side, , reference, offset] of kinds) {
    const peggedOrder = { reference: `PEGGED_REFERENCE_${reference}`, offset: String(offset) };
    const order = { side: side === 'buy' ? 'SIDE_BUY' : 'SIDE_SELL', size: '100', peggedOrder };
    ids.push((await market.order(scene.key('gus'), order)).id);
  }
  await scene.network.chain.forward(1);
  look('pegged orders');
  await market.buy(scene.key('cid'), 100, 100_011);
  await scene.network.chain.forward(1);
  look('pegged orders, after the best bid moved');
  for (const orderId of ids)
    await scene.network.chain.must(scene.key('gus'), { orderCancellation: { marketId: market.id, orderId } });
}

/** How an order that takes more than what two icebergs show is shared between them. */
export async function icebergs(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const iceberg = (peakSize: string, minimumVisibleSize: string): Json => ({
    icebergOpts: { peakSize, minimumVisibleSize },
  });
  const makers = [scene.key('eve'), scene.key('gus')];
  await market.sell(makers[0] ?? '', 3000, 100_900, iceberg('500', '200'));
  await market.sell(makers[1] ?? '', 7000, 100_900, iceberg('1000', '300'));
  const sent = await market.buy(scene.key('ann'), 4401, 100_900, { timeInForce: 'TIME_IN_FORCE_IOC' });
  const from = (party: string | undefined): number =>
    valuesOf(sent.events, 'trade')
      .filter(({ seller }) => seller === party)
      .reduce((total, { size }) => total + Number(size), 0);
  const shares = [from(makers[0]) - 500, from(makers[1]) - 1000];
  compare.formula(
    'icebergs: what is taken of their hidden volume',
    'icebergShares',
    { wanted: '2901', reserves: ['2500', '6000'] },
    shares.map(String),
  );
  const visible = (party: string | undefined): unknown =>
    valuesOf(sent.events, 'order').findLast(({ partyId }) => partyId === party)?.['remaining'];
  compare.fact('icebergs', 'visible after the refresh', ['500', '1000'], makers.map(visible));
  const next = await market.buy(scene.key('ann'), 250, 100_900, { timeInForce: 'TIME_IN_FORCE_IOC' });
  compare.fact(
    'icebergs',
    'visible above the minimum, without a refresh',
    '250',
    valuesOf(next.events, 'order').findLast(({ partyId }) => partyId === makers[0])?.['remaining'],
  );
  for (const party of makers) await scene.network.chain.must(party, { orderCancellation: { marketId: market.id } });
}

/** Stop orders: refused, triggered at once, one that cancels the other, and one that trails. */
export async function stopOrders(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const chain = scene.network.chain;
  const order = (size: string): Json => ({
    marketId: market.id,
    type: 'TYPE_MARKET',
    timeInForce: 'TIME_IN_FORCE_IOC',
    side: 'SIDE_SELL',
    size,
    reduceOnly: true,
  });
  const submit = (name: string, stops: Json): Promise<Sent> =>
    chain.send(scene.key(name), { stopOrdersSubmission: stops });
  const states = (events: readonly BusEvent[]): Json[] =>
    valuesOf(events, 'stopOrder').map(({ stopOrder }) => stopOrder as Json);
  const told = (events: readonly BusEvent[]): unknown[] =>
    states(events)
      .map(({ status, rejectionReason }) => rejectionReason ?? status)
      .sort();

  const none = await submit('ida', { fallsBelow: { orderSubmission: order('100'), price: '99000' } });
  compare.fact(
    'stop order without a position',
    'reason',
    ['REJECTION_REASON_STOP_ORDER_NOT_ALLOWED_WITHOUT_A_POSITION'],
    told(none.events),
  );
  const pair = await submit('ann', {
    risesAbove: { orderSubmission: order('100'), price: '101500' },
    fallsBelow: { orderSubmission: order('200'), price: '99000' },
  });
  compare.fact(
    'stop orders, one cancels the other',
    'on arrival',
    ['STATUS_PENDING', 'STATUS_PENDING'],
    told(pair.events),
  );
  const trailing = await submit('ann', {
    fallsBelow: { orderSubmission: order('300'), trailingPercentOffset: '0.01' },
  });
  const started = String(market.data()['lastTradedPrice']);
  compare.fact('trailing stop order', 'on arrival', ['STATUS_PENDING'], told(trailing.events));
  await chain.must(scene.key('bob'), { orderCancellation: { marketId: market.id } });
  await market.sell(scene.key('bob'), 500, 101_200);
  await market.buy(scene.key('eve'), 500, 101_200);
  await market.buy(scene.key('cid'), 1000, 100_189);
  const above = await market.sell(scene.key('eve'), 1000, 100_189);
  await market.buy(scene.key('cid'), 1000, 100_187);
  const below = await market.sell(scene.key('eve'), 1, 100_187);
  const trigger = { direction: 'fallsBelow', offset: '0.01', prices: [started, '101200'] };
  compare.formula('trailing stop order: highest price', 'trailingTrigger', trigger, {
    extreme: '101200',
    trigger: '100188',
  });
  compare.fact('trailing stop order', 'one tick above its trigger', [], told(above.events));
  compare.fact('trailing stop order', 'one tick below its trigger', ['STATUS_TRIGGERED'], told(below.events));
  await market.sell(scene.key('bob'), 10, 101_500);
  const rise = await market.buy(scene.key('eve'), 10, 101_500);
  compare.fact(
    'stop orders, one cancels the other',
    'when one triggers',
    ['STATUS_STOPPED', 'STATUS_TRIGGERED'],
    told(rise.events),
  );
}
