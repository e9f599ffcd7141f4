import type { Plain } from '../../protocol-math/vectors/vector.ts';
import type { Json } from './local-chain.ts';
import { levelsOf, positionDecimals, type Scene } from './scene.ts';
import { ledger, valuesOf } from './traders.ts';

/** Opens a market: orders of the opening auction with their margins, its price and volume, and the risk factors. */
export async function openingAuction(scene: Scene): Promise<void> {
  const { market, compare, network } = scene;
  const { chain } = network;
  await chain.must(scene.key('provider'), {
    liquidityProvisionSubmission: { marketId: market.id, commitmentAmount: '100000000', fee: '0.003', reference: '' },
  });
  const levels: { buy: Plain[]; sell: Plain[] } = { buy: [], sell: [] };
  const sums = new Map<string, { product: bigint; volume: bigint }>();
  const book = [
    ['ann', 'buy', 10_000, 101_000],
    ['ann', 'buy', 5000, 100_000],
    ['cid', 'buy', 3000, 99_000],
    ['bob', 'sell', 8000, 99_500],
    ['bob', 'sell', 6000, 100_500],
  ] as const;
  for (const [name, side, size, price] of book) {
    await market[side](scene.key(name), size, price);
    levels[side].push({ price: market.inAsset(price), volume: String(size) });
    const { product, volume } = sums.get(name) ?? { product: 0n, volume: 0n };
    const sum = { product: product + BigInt(market.inAsset(price)) * BigInt(size), volume: volume + BigInt(size) };
    sums.set(name, sum);
    compare.formula(
      'opening auction: margin of orders',
      'partyMargin',
      {
        ...scene.marginTerms(),
        markPrice: '0',
        openVolume: '0',
        [`${side}Volume`]: String(sum.volume),
        [`${side}SumProduct`]: String(sum.product),
        auction: true,
      },
      levelsOf(market.levels(scene.key(name))),
    );
  }
  const uncrossing = { buys: levels.buy, sells: levels.sell };
  await chain.forward(1);
  const { indicativePrice, indicativeVolume } = market.data();
  compare.formula('opening auction: indicative price and volume', 'indicativeUncrossing', uncrossing, {
    price: market.inAsset(indicativePrice),
    volume: String(indicativeVolume),
  });
  const trades = valuesOf(await chain.forward(30), 'trade').filter(({ marketId }) => marketId === market.id);
  compare.formula('opening auction: price and volume of its trades', 'indicativeUncrossing', uncrossing, {
    price: String(trades[0]?.['assetPrice']),
    volume: String(trades.reduce((total, { size }) => total + Number(size), 0)),
  });
  const { riskFactorLong, riskFactorShort } = scene.riskFactors();
  compare.formula(
    'risk factors',
    'logNormalRiskFactors',
    { mu: '0', sigma: '1', tau: '0.0001', lambda: '0.01' },
    { long: riskFactorLong, short: riskFactorShort },
    12,
  );
  compare.fact(
    'opening auction',
    'fees of its trades',
    true,
    trades.every(({ buyerFee }) => !(buyerFee as Json | null)?.['makerFee']),
  );
  compare.fact('opening auction', 'mode after it', 'TRADING_MODE_CONTINUOUS', market.data()['marketTradingMode']);
}

/** Fees of a trade in continuous trading and where they go. */
export async function tradingFees(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const sent = await market.order(scene.key('dan'), {
    side: 'SIDE_BUY',
    size: '1237',
    type: 'TYPE_MARKET',
    timeInForce: 'TIME_IN_FORCE_IOC',
  });
  const [trade] = valuesOf(sent.events, 'trade');
  if (!trade) throw new Error('The market order found nothing to trade with.');
  const input = {
    price: String(trade['assetPrice']),
    size: String(trade['size']),
    ...scene.feeFactors(),
    positionDecimals,
  };
  const fee = trade['buyerFee'] as Json;
  compare.formula('continuous trading: fees on the trade', 'tradeFees', input, {
    maker: String(fee['makerFee']),
    infrastructure: String(fee['infrastructureFee']),
    liquidity: String(fee['liquidityFee']),
  });
  const paid = (type: string): string => ledger(sent.events).find((entry) => entry.type === type)?.amount ?? '0';
  compare.formula('continuous trading: fees that are moved', 'tradeFees', input, {
    maker: paid('MAKER_FEE_RECEIVE'),
    infrastructure: paid('INFRASTRUCTURE_FEE_PAY'),
    liquidity: paid('LIQUIDITY_FEE_PAY'),
  });
}
