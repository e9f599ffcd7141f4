import { fromSmallest } from '../../protocol-math/units.ts';
import type { Json } from './local-chain.ts';
import { positionDecimals, type Scene } from './scene.ts';
import { ledger, valuesOf } from './traders.ts';

/** Funding terms of the script's perpetual market, and how often it pays. */
export const funding = {
  interestRate: '0.1',
  clampLowerBound: '-0.01',
  clampUpperBound: '0.01',
  every: 60,
} as const;

const ahead = (a: unknown, b: unknown): boolean => BigInt(String(a)) <= BigInt(String(b));

/** Two funding periods: averages, payment, rate, and what each party pays or receives. */
export async function fundingPeriods(scene: Scene): Promise<void> {
  const { market, compare } = scene;
  const { chain } = scene.network;
  const report = async (price: string): Promise<void> => {
    await chain.must(scene.key('oracle'), {
      oracleDataSubmission: {
        source: 'ORACLE_SOURCE_JSON',
        payload: Buffer.from(JSON.stringify({ price })).toString('base64'),
      },
    });
  };
  const from = chain.events().length;
  await report('100100000');
  for (const [mark, spot] of [
    [100_400, '99900000'],
    [100_700, '100300007'],
    [99_900, '101200000'],
  ] as const) {
    await market.sell(scene.key('bob'), 7, mark);
    await market.buy(scene.key('eve'), 7, mark);
    await chain.forward(17);
    await report(spot);
    await chain.forward(23);
  }
  await chain.forward(funding.every);
  const events = chain.events();
  const ended = valuesOf(events.slice(from), 'fundingPeriod').filter(
    ({ marketId, end }) => marketId === market.id && end !== null && end !== undefined && end !== '0',
  );
  const points = valuesOf(events, 'fundingPeriodDataPoint').filter(({ marketId }) => marketId === market.id);
  // Seconds since the first data point, so that no digit of the nanoseconds is lost.
  const origin = BigInt(String(points[0]?.['timestamp'] ?? 0));
  const seconds = (nanoseconds: unknown): string =>
    fromSmallest(String(BigInt(String(nanoseconds)) - origin), 9).toFixed();
  const series = (type: string, end: unknown): { time: string; price: string }[] =>
    points
      .filter(({ dataPointType, timestamp }) => dataPointType === type && ahead(timestamp, end))
      .map(({ timestamp, price }) => ({ time: seconds(timestamp), price: String(price) }));
  for (const period of ended) {
    const { interestRate, clampLowerBound, clampUpperBound } = funding;
    compare.formula(
      'funding period',
      'fundingPeriod',
      {
        internal: series('SOURCE_INTERNAL', period['end']),
        external: series('SOURCE_EXTERNAL', period['end']),
        start: seconds(period['start']),
        end: seconds(period['end']),
        interestRate,
        clampLowerBound,
        clampUpperBound,
      },
      {
        internalTwap: String(period['internalTwap']),
        externalTwap: String(period['externalTwap']),
        payment: String(period['fundingPayment']),
        rate: String(period['fundingRate']),
      },
    );
    const paid = events.find(
      ({ kind, value }) =>
        kind === 'fundingPayments' && value['marketId'] === market.id && value['seq'] === period['seq'],
    );
    for (const { partyId, amount } of (paid?.value['payments'] ?? []) as Json[])
      compare.formula(
        'funding payment of a party',
        'fundingCashFlow',
        {
          payment: String(period['fundingPayment']),
          openVolume: String(scene.position(String(partyId), paid)),
          positionDecimals,
        },
        String(amount),
      );
    const moved = ledger(events.filter(({ block }) => block === paid?.block)).filter(({ type }) =>
      type.startsWith('PERPETUALS_FUNDING'),
    );
    compare.fact(
      'funding period',
      'types of its transfers',
      ['PERPETUALS_FUNDING_LOSS', 'PERPETUALS_FUNDING_WIN'],
      [...new Set(moved.map(({ type }) => type))].sort(),
    );
  }
  compare.fact('funding', 'periods that ended', true, ended.length >= 2);
}
