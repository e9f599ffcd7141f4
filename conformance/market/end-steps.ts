import type { BusEvent, Json, Sent } from './local-chain.ts';
import { positionDecimals, type Scene } from './scene.ts';
import { ledger, valuesOf } from './traders.ts';

/** Takes the orders of these parties off the book. */
export async function clearBook(scene: Scene, names: readonly string[]): Promise<void> {
  for (const name of names)
    await scene.network.chain.send(scene.key(name), { orderCancellation: { marketId: scene.market.id } });
}

/** The end of an epoch without orders of the provider, and one with them: penalties, bond, fees. */
export async function liquidityCommitment(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const provider = scene.key('provider');
  await endOfEpoch(scene, 'epoch without orders of the provider');
  await market.buy(provider, 2000, 99_900);
  await market.sell(provider, 2000, 101_400);
  await market.sell(scene.key('bob'), 500, 100_600);
  await market.buy(scene.key('eve'), 500, 100_600);
  await endOfEpoch(scene, 'epoch in which its orders came late');
  await market.sell(scene.key('bob'), 700, 100_600);
  await market.buy(scene.key('eve'), 700, 100_600);
  await endOfEpoch(scene, 'whole epoch with its orders');
  compare.formula(
    'liquidity fee of the market',
    'liquidityFeeFactor',
    { targetStake: String(market.data()['targetStake']), nominations: [{ commitment: '100000000', fee: '0.003' }] },
    scene.feeFactors().liquidityFee,
  );
  await clearBook(scene, ['provider', 'bob', 'eve']);
}

async function endOfEpoch(scene: Scene, step: string): Promise<void> {
  const { market, compare, network } = scene;
  const { chain } = network;
  const from = chain.events().length;
  let end: BusEvent | undefined;
  for (let waited = 0; waited < 600 && !end; waited += 5) {
    await chain.forward(5);
    end = chain
      .events()
      .slice(from)
      .find(({ kind, value }) => kind === 'epochEvent' && value['action'] === 'EPOCH_ACTION_END');
  }
  if (!end) throw new Error(`${step}: no epoch ended within 600 seconds.`);
  await chain.forward(2);
  const ended = end.block;
  const before = chain
    .events()
    .findLast(({ kind, block, value }) => kind === 'marketData' && block < ended && value['market'] === market.id);
  const earlier = ((before?.value['liquidityProviderSla'] as Json[] | undefined) ?? [])[0];
  const commitment = String(earlier?.['requiredLiquidity']);
  const sla = (market.data()['liquidityProviderSla'] as Json[])[0] ?? {};
  const entries = ledger(chain.events().filter(({ block }) => block === end.block)).filter(
    (entry) => entry.market === market.id,
  );
  const paid = (type: string): string =>
    String(entries.filter((entry) => entry.type === type).reduce((total, { amount }) => total + BigInt(amount), 0n));
  const current = (sla['hysteresisPeriodFeePenalties'] as string[])[0] ?? '0';
  compare.formula(
    `${step}: penalties`,
    'slaPenalties',
    {
      timeFraction: String(sla['lastEpochFractionOfTimeOnBook']),
      minTimeFraction: '0.5',
      competitionFactor: '0.5',
      bondPenaltySlope: network.parameter('market.liquidity.sla.nonPerformanceBondPenaltySlope'),
      bondPenaltyMax: network.parameter('market.liquidity.sla.nonPerformanceBondPenaltyMax'),
      previousFeePenalties: (earlier?.['hysteresisPeriodFeePenalties'] as string[] | undefined) ?? [],
    },
    { currentFee: current, fee: String(sla['lastEpochFeePenalty']), bond: String(sla['lastEpochBondPenalty']) },
  );
  compare.formula(
    `${step}: what the bond loses`,
    'bondSlash',
    { penalty: String(sla['lastEpochBondPenalty']), commitment },
    paid('SLA_PENALTY_BOND_APPLY'),
  );
  const stats = chain
    .events()
    .find(
      ({ kind, block, value }) => kind === 'paidLiquidityFeesStats' && block === ended && value['market'] === market.id,
    );
  const accrued = String(stats?.value['totalFeesPaid'] ?? '0');
  compare.formula(
    `${step}: fees paid`,
    'feeDistribution',
    { providers: [{ party: 'provider', accrued, penalty: String(sla['lastEpochFeePenalty']) }] },
    {
      providers: [{ net: paid('LIQUIDITY_FEE_NET_DISTRIBUTE'), bonus: paid('SLA_PERFORMANCE_BONUS_DISTRIBUTE') }],
      toInsurancePool: paid('SLA_PENALTY_LP_FEE_APPLY'),
    },
  );
}

/** Parties that cannot pay their loss: what is collected, how the gains of others are cut, and the fees of the close-out. */
export async function closeOut(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const { chain } = scene.network;
  await clearBook(scene, ['ann', 'bob', 'cid', 'dan', 'eve', 'gus', 'provider']);
  await market.sell(scene.key('bob'), 3000, 100_600);
  await market.buy(scene.key('fay'), 2000, 100_600);
  await market.buy(scene.key('hal'), 900, 100_600);
  await clearBook(scene, ['bob']);
  await scene.settle('positions of parties with little');
  const poor = ['fay', 'hal'].map((name) => scene.key(name));
  const volumes = poor.map((party) => scene.position(party));
  const from = chain.events().length;
  await market.buy(scene.key('cid'), 50_000, 84_000);
  await market.buy(scene.key('cid'), 10, 85_000);
  await market.sell(scene.key('bob'), 10, 85_000);
  await scene.settle('close-out', { losses: true });
  const trades = valuesOf(chain.events().slice(from), 'trade').filter(({ marketId }) => marketId === market.id);
  const network = trades.find(({ type }) => type === 'TYPE_NETWORK_CLOSE_OUT_GOOD');
  compare.fact('close-out', 'volume that the network sells', String(sum(volumes)), network?.['size']);
  const feesOf = (trade: Json | undefined, side: 'buyerFee' | 'sellerFee'): Record<string, string> => {
    const fee = (trade?.[side] ?? {}) as Json;
    return {
      maker: String(fee['makerFee']),
      infrastructure: String(fee['infrastructureFee']),
      liquidity: String(fee['liquidityFee']),
    };
  };
  compare.formula(
    "close-out: fees of the network's trade",
    'tradeFees',
    {
      price: String(network?.['assetPrice']),
      size: String(network?.['size']),
      ...scene.feeFactors(),
      positionDecimals,
    },
    feesOf(network, 'sellerFee'),
  );
  poor.forEach((party, index) => {
    const trade = trades.find(({ type, seller }) => type === 'TYPE_NETWORK_CLOSE_OUT_BAD' && seller === party);
    compare.formula(
      'close-out: fees of a party that is closed out',
      'closeOutFees',
      {
        fees: feesOf(network, 'sellerFee'),
        position: String(volumes[index]),
        totalClosed: String(sum(volumes)),
      },
      feesOf(trade, 'sellerFee'),
    );
  });
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** Trading ends by one report of the data source, and its price settles the market by another. */
export async function settlement(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const { chain } = scene.network;
  const report = (content: Json): Promise<Sent> =>
    chain.must(scene.key('oracle'), {
      oracleDataSubmission: {
        source: 'ORACLE_SOURCE_JSON',
        payload: Buffer.from(JSON.stringify(content)).toString('base64'),
      },
    });
  await chain.forward(6);
  const states = (events: readonly BusEvent[]): unknown[] =>
    valuesOf(events, 'marketUpdated')
      .filter(({ id }) => id === market.id)
      .map(({ state }) => state);
  const ended = await report({ end: 'true' });
  compare.fact('end of trading', 'state of the market', ['STATE_TRADING_TERMINATED'], states(ended.events));
  const lastMarkPrice = market.inAsset(market.data()['markPrice']);
  const settlementPrice = '90000123';
  const settled = await report({ price: settlementPrice });
  compare.fact('settlement', 'state of the market', 'STATE_SETTLED', states(settled.events).pop());
  const entries = ledger(settled.events).filter((entry) => entry.market === market.id);
  const results = new Map<string, bigint>();
  for (const { type, from, to, amount } of entries.filter(({ type: one }) => one === 'WIN' || one === 'LOSS')) {
    const party = type === 'WIN' ? to : from;
    results.set(party, (results.get(party) ?? 0n) + (type === 'WIN' ? BigInt(amount) : -BigInt(amount)));
  }
  for (const [party, amount] of results)
    compare.formula(
      'settlement: what a position receives',
      'finalSettlement',
      { settlementPrice, lastMarkPrice, openVolume: String(scene.position(party)), positionDecimals },
      { amount: String(amount) },
    );
  compare.fact(
    'settlement',
    'what is left of the bond goes back',
    true,
    entries.some(({ type, fromType }) => type === 'CLEAR_ACCOUNT' && fromType === 'BOND'),
  );
}
