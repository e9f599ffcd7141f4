import { dec, sum } from '../decimal.ts';
import { byNetwork, example, valueOf } from '../example.ts';
import { averageScores, liquidityScore } from '../liquidity/liquidityScore.ts';
import { averageTradedValue, marketGrowth } from '../liquidity/marketGrowth.ts';
import { bondSlash } from '../liquidity/bondSlash.ts';
import { commitmentReduction } from '../liquidity/commitmentReduction.ts';
import { equityLikeShares, growStakes, setStake, type Stakes } from '../liquidity/equityLikeShare.ts';
import { feeAllocation } from '../liquidity/feeAllocation.ts';
import { feeDistribution } from '../liquidity/feeDistribution.ts';
import { liquidityFeeFactor } from '../liquidity/liquidityFeeFactor.ts';
import { requiredLiquidity } from '../liquidity/requiredLiquidity.ts';
import { slaPenalties } from '../liquidity/slaPenalties.ts';
import { targetStake } from '../liquidity/targetStake.ts';
import { show, showAmount, showPercent, toSmallest } from '../units.ts';

const ASSET = 2;
const POSITION = 1;
const units = (value: string): ReturnType<typeof toSmallest> => toSmallest(value, ASSET);
const amount = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, ASSET);

const target = {
  markPrice: '2000',
  openInterest: '450',
  riskFactorLong: '0.04',
  riskFactorShort: '0.05',
  scalingFactor: '1.5',
};
const targetAmount = targetStake({
  markPrice: units(target.markPrice),
  maxOpenInterest: toSmallest(target.openInterest, POSITION),
  riskFactorLong: target.riskFactorLong,
  riskFactorShort: target.riskFactorShort,
  scalingFactor: target.scalingFactor,
  positionDecimals: POSITION,
});

export const targetStakeOf = example('The target stake of a market.', {
  markPrice: [show(target.markPrice), 'mark price'],
  openInterest: [show(target.openInterest), 'largest open interest in the time window'],
  riskFactorLong: [target.riskFactorLong, 'risk factor of long positions'],
  riskFactorShort: [target.riskFactorShort, 'risk factor of short positions'],
  scalingFactor: [target.scalingFactor, 'target stake scaling factor'],
  targetStake: [amount(targetAmount), 'target stake'],
});

const nominations = [
  { commitment: '30000', fee: '0.0008' },
  { commitment: '45000', fee: '0.0012' },
  { commitment: '60000', fee: '0.0025' },
];
const chosen = (goal: Parameters<typeof dec>[0]): string =>
  showPercent(
    liquidityFeeFactor({
      targetStake: goal,
      nominations: nominations.map(({ commitment, fee }) => ({ commitment: units(commitment), fee })),
    }),
  );
const higherTarget = '80000';

export const feeFactor = example('The liquidity fee factor from the nominations of three providers.', {
  firstCommitment: [show(nominations[0]?.commitment ?? 0), 'commitment of the cheapest provider'],
  firstFee: [showPercent(nominations[0]?.fee ?? 0), 'fee factor it nominates'],
  secondCommitment: [show(nominations[1]?.commitment ?? 0), 'commitment of the second'],
  secondFee: [showPercent(nominations[1]?.fee ?? 0), 'fee factor it nominates'],
  thirdCommitment: [show(nominations[2]?.commitment ?? 0), 'commitment of the third'],
  thirdFee: [showPercent(nominations[2]?.fee ?? 0), 'fee factor it nominates'],
  targetStake: [amount(targetAmount), 'target stake: the first two reach it'],
  factor: [chosen(targetAmount), 'liquidity fee factor of the market'],
  higherTarget: [show(higherTarget), 'a higher target stake, for which all three are needed'],
  higherFactor: [chosen(units(higherTarget)), 'liquidity fee factor then'],
});

const commitment = '45000';

export const commitmentVolume = byNetwork((parameters) => {
  const stakeToCcyVolume = valueOf(parameters, 'market.liquidity.stakeToCcyVolume');
  return example('What a commitment asks a provider to have on the book.', {
    commitment: [show(commitment), 'commitment amount'],
    factor: [show(stakeToCcyVolume), 'market.liquidity.stakeToCcyVolume'],
    required: [
      amount(requiredLiquidity({ commitment: units(commitment), stakeToCcyVolume })),
      'notional volume on each side',
    ],
  });
});

/** The market's own terms; the network's bond penalty has no part in what becomes of fees. */
const terms = { minTimeFraction: '0.8', competitionFactor: '0.5' };
const feesOnly = { ...terms, bondPenaltySlope: '0', bondPenaltyMax: '0' };
const good = slaPenalties({ ...feesOnly, timeFraction: '0.9' });
const bad = slaPenalties({ ...feesOnly, timeFraction: '0.78' });

export const penalties = byNetwork((parameters) => {
  const nonPerformance = 'market.liquidity.sla.nonPerformanceBondPenalty';
  const sla = {
    ...terms,
    bondPenaltySlope: valueOf(parameters, `${nonPerformance}Slope`),
    bondPenaltyMax: valueOf(parameters, `${nonPerformance}Max`),
  };
  const first = slaPenalties({ ...sla, timeFraction: '0.9' });
  const second = slaPenalties({ ...sla, timeFraction: '0.78' });
  const worst = slaPenalties({ ...sla, timeFraction: '0.5' });
  const after = slaPenalties({
    ...sla,
    timeFraction: '1',
    previousFeePenalties: [second.currentFee, first.currentFee],
  });
  return example('Penalties of a provider for the time its commitment was met in an epoch.', {
    minTime: [showPercent(sla.minTimeFraction), 'commitmentMinTimeFraction of the market'],
    competition: [sla.competitionFactor, 'slaCompetitionFactor of the market'],
    slope: [sla.bondPenaltySlope, 'slope of the bond penalty'],
    most: [showPercent(sla.bondPenaltyMax), 'largest bond penalty'],
    goodTime: [showPercent('0.9'), 'time met, above the minimum'],
    goodFee: [showPercent(first.fee), 'fee penalty'],
    goodBond: [showPercent(first.bond), 'bond penalty'],
    badTime: [showPercent('0.78'), 'time met, below the minimum'],
    badFee: [showPercent(second.fee), 'fee penalty'],
    badBond: [showPercent(second.bond), 'bond penalty'],
    commitment: [show(commitment), 'commitment'],
    badSlash: [
      amount(bondSlash({ penalty: second.bond, commitment: units(commitment) })),
      'taken from the bond account',
    ],
    worstTime: [showPercent('0.5'), 'time met, far below the minimum'],
    worstBond: [showPercent(worst.bond), 'bond penalty: the largest'],
    worstSlash: [
      amount(bondSlash({ penalty: worst.bond, commitment: units(commitment) })),
      'taken from the bond account',
    ],
    laterFee: [showPercent(after.fee), 'fee penalty of a perfect epoch after a bad and a good one: their average'],
  });
});

let stakes: Stakes = [];
stakes = setStake({ stakes, party: 'first', stake: units('30000') });
stakes = setStake({ stakes, party: 'second', stake: units('45000') });
const before = equityLikeShares({ stakes });
const values = { first: '800000', second: '1200000' };
const average = averageTradedValue({ previousAverage: values.first, tradedValue: values.second, windowNumber: 2 });
const growth = marketGrowth({ previousAverage: values.first, average });
stakes = growStakes({ stakes, growth });
const grown = stakes;
stakes = setStake({ stakes, party: 'third', stake: units('60000') });
const joined = equityLikeShares({ stakes });
const share = (list: typeof before, party: string): string =>
  showPercent(list.find((one) => one.party === party)?.share ?? 0);
const virtual = (list: Stakes, party: string): string =>
  amount(list.find((one) => one.party === party)?.virtualStake ?? 0);

export const equityShare = example('Equity-like shares as a market grows and a third provider joins.', {
  firstStake: [show('30000'), 'commitment of the first provider'],
  secondStake: [show('45000'), 'commitment of the second'],
  firstShare: [share(before, 'first'), 'equity-like share of the first'],
  secondShare: [share(before, 'second'), 'equity-like share of the second'],
  value1: [show(values.first), 'average value traded per window until now'],
  value2: [show(values.second), 'value traded in the second window'],
  average: [show(average), 'average after the second window'],
  growth: [showPercent(growth), 'growth of the market'],
  firstVirtual: [virtual(grown, 'first'), 'virtual stake of the first'],
  secondVirtual: [virtual(grown, 'second'), 'virtual stake of the second'],
  thirdStake: [show('60000'), 'commitment of the third provider, who joins now'],
  firstShareAfter: [share(joined, 'first'), 'equity-like share of the first'],
  secondShareAfter: [share(joined, 'second'), 'equity-like share of the second'],
  thirdShareAfter: [share(joined, 'third'), 'equity-like share of the third'],
});

const ownOrders = [
  { side: 'buy' as const, volume: '10', probability: '0.5' },
  { side: 'buy' as const, volume: '30', probability: '0.3' },
  { side: 'sell' as const, volume: '20', probability: '0.5' },
  { side: 'sell' as const, volume: '20', probability: '0.4' },
];
const sideScore = (side: 'buy' | 'sell'): string => {
  const mine = ownOrders.filter((order) => order.side === side);
  const volume = sum(mine.map((order) => order.volume));
  return show(sum(mine.map((order) => dec(order.volume).times(order.probability))).div(volume), 4);
};
const orderText = (index: number): string => {
  const order = ownOrders[index];
  if (!order) throw new RangeError(`no order ${index}`);
  return `${order.volume} at probability ${order.probability}`;
};
const own = liquidityScore({ orders: ownOrders });
const otherScores = ['0.45', '0.2'];
const normalised = averageScores({ current: [own, ...otherScores], observation: 1 });

export const score = example('The liquidity score of a provider at one moment.', {
  buy1: [orderText(0), 'buy volume at the best price'],
  buy2: [orderText(1), 'buy volume further out'],
  sell1: [orderText(2), 'sell volume at the best price'],
  sell2: [orderText(3), 'sell volume further out'],
  buyScore: [sideScore('buy'), 'volume-weighted probability of the buy side'],
  sellScore: [sideScore('sell'), 'volume-weighted probability of the sell side'],
  score: [show(own, 4), 'score: the lower of the two'],
  others: [otherScores.join(' and '), 'scores of the other two providers'],
  normalised: [showPercent(normalised[0] ?? 0), 'normalised score'],
});

const collected = '1000';
const shares = ['first', 'second', 'third'];
const allocated = feeAllocation({
  collected: units(collected),
  providers: shares.map((party, index) => ({
    party,
    share: joined.find((one) => one.party === party)?.share ?? 0,
    score: normalised[index] ?? 0,
  })),
});
const paid = feeDistribution({
  providers: allocated.map(({ party, amount: accrued }, index) => ({
    party,
    accrued,
    penalty: [good.fee, bad.fee, dec(0)][index] ?? 0,
  })),
});
const accrued = (index: number): string => amount(allocated[index]?.amount ?? 0);
const net = (index: number): string => amount(paid.providers[index]?.net ?? 0);
const bonus = (index: number): string => amount(paid.providers[index]?.bonus ?? 0);
const total = (index: number): string => {
  const provider = paid.providers[index];
  return amount(provider ? provider.net.plus(provider.bonus) : 0);
};

export const fees = example("One epoch's liquidity fees: set aside, penalised and paid out.", {
  collected: [show(collected), 'liquidity fees collected'],
  firstScore: [showPercent(normalised[0] ?? 0), 'normalised score of the first provider'],
  secondScore: [showPercent(normalised[1] ?? 0), 'of the second'],
  thirdScore: [showPercent(normalised[2] ?? 0), 'of the third'],
  firstWeight: [showPercent(allocated[0]?.weight ?? 0), 'share times score of the first, normalised'],
  secondWeight: [showPercent(allocated[1]?.weight ?? 0), 'of the second'],
  thirdWeight: [showPercent(allocated[2]?.weight ?? 0), 'of the third'],
  firstAccrued: [accrued(0), 'set aside for the first'],
  secondAccrued: [accrued(1), 'set aside for the second'],
  thirdAccrued: [accrued(2), 'set aside for the third'],
  firstPenalty: [showPercent(good.fee), 'fee penalty of the first'],
  secondPenalty: [showPercent(bad.fee), 'fee penalty of the second: the minimum was missed'],
  thirdPenalty: [showPercent(0), 'fee penalty of the third'],
  firstNet: [net(0), 'paid to the first at once'],
  secondNet: [net(1), 'paid to the second at once'],
  thirdNet: [net(2), 'paid to the third at once'],
  pool: [amount(paid.pool), 'withheld: the bonus pool'],
  firstBonus: [bonus(0), 'bonus of the first'],
  secondBonus: [bonus(1), 'bonus of the second'],
  thirdBonus: [bonus(2), 'bonus of the third'],
  firstTotal: [total(0), 'what the first receives altogether'],
  thirdTotal: [total(2), 'what the third receives altogether'],
  leftover: [amount(paid.leftover), 'left by rounding, given to one of the three'],
});

const exit = {
  totalStake: units('135000'),
  targetStake: units('120000'),
  reductions: [
    { party: 'second', amount: units('12000') },
    { party: 'third', amount: units('18000') },
  ],
};

export const exitPenalty = byNetwork((parameters) => {
  const earlyExitPenalty = valueOf(parameters, 'market.liquidity.earlyExitPenalty');
  const reduced = commitmentReduction({ ...exit, earlyExitPenalty });
  return example('Two providers reduce their commitments in the same epoch.', {
    totalStake: [amount(exit.totalStake), 'stake of all providers'],
    targetStake: [amount(exit.targetStake), 'target stake'],
    free: [amount(exit.totalStake.minus(exit.targetStake)), 'stake that can leave without a penalty'],
    penalty: [showPercent(earlyExitPenalty), 'early exit penalty'],
    secondReduction: [amount(exit.reductions[0]?.amount ?? 0), 'what the second provider takes out'],
    secondReleased: [amount(reduced[0]?.released ?? 0), 'what it gets back'],
    secondSlashed: [amount(reduced[0]?.slashed ?? 0), 'what it loses to the insurance pool'],
    thirdReduction: [amount(exit.reductions[1]?.amount ?? 0), 'what the third takes out'],
    thirdReleased: [amount(reduced[1]?.released ?? 0), 'what it gets back'],
    thirdSlashed: [amount(reduced[1]?.slashed ?? 0), 'what it loses'],
  });
});
