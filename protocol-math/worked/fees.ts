import { auctionFees } from '../fees/auctionFees.ts';
import { closeOutFees } from '../fees/closeOutFees.ts';
import { discountedFees } from '../fees/discountedFees.ts';
import { notionalValue, tradeFees } from '../fees/tradeFees.ts';
import { sum } from '../decimal.ts';
import { byNetwork, example, valueOf, type NetworkParameters } from '../example.ts';
import { show, showAmount, showPercent, toSmallest } from '../units.ts';

/** A market settled in an asset with six decimal places, with prices of one and positions of three decimal places. */
const ASSET = 6;
const POSITION = 3;
const price = '26531.4';
const size = '1.237';
/** The market's own; the other two factors are the network's. */
const liquidityFee = '0.0015';

const tradeOn = (parameters: NetworkParameters) => ({
  price: toSmallest(price, ASSET),
  size: toSmallest(size, POSITION),
  positionDecimals: POSITION,
  makerFee: valueOf(parameters, 'market.fee.factors.makerFee'),
  infrastructureFee: valueOf(parameters, 'market.fee.factors.infrastructureFee'),
  liquidityFee,
});
const amount = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, ASSET);

export const taker = byNetwork((parameters) => {
  const trade = tradeOn(parameters);
  const full = tradeFees(trade);
  return example('A trade in continuous trading: the aggressor pays all three fees.', {
    price: [show(price), 'price of the trade'],
    size: [show(size), 'size of the trade'],
    notional: [
      amount(notionalValue({ price: trade.price, size: trade.size, positionDecimals: POSITION })),
      'price times size',
    ],
    makerFactor: [trade.makerFee, 'maker fee factor'],
    infrastructureFactor: [trade.infrastructureFee, 'infrastructure fee factor'],
    liquidityFactor: [liquidityFee, 'liquidity fee factor'],
    makerFee: [amount(full.maker), 'maker fee, rounded up to the sixth decimal place of the asset'],
    infrastructureFee: [amount(full.infrastructure), 'infrastructure fee'],
    liquidityFee: [amount(full.liquidity), 'liquidity fee'],
    total: [amount(sum([full.maker, full.infrastructure, full.liquidity])), 'all three together'],
  });
});

const referralDiscount = '0.05';
const volumeDiscount = '0.1';
const reward = '0.02';
const sumOf = (parts: Parameters<typeof discountedFees>[0]['fees']): string =>
  amount(sum([parts.maker, parts.infrastructure, parts.liquidity]));

export const discounts = byNetwork((parameters) => {
  const full = tradeFees(tradeOn(parameters));
  const discounted = discountedFees({
    fees: full,
    discounts: { referralDiscount, volumeDiscount, referrerReward: reward },
  });
  return example('The same trade by a referred taker with a volume discount.', {
    referralFactor: [showPercent(referralDiscount), 'referral discount of the taker'],
    volumeFactor: [showPercent(volumeDiscount), 'volume discount of the taker'],
    rewardFactor: [showPercent(reward), "reward factor of the taker's referrer"],
    makerBefore: [amount(full.maker), 'maker fee before discounts'],
    makerReferralDiscount: [amount(discounted.referralDiscount.maker), 'referral discount on it, rounded down'],
    makerVolumeDiscount: [amount(discounted.volumeDiscount.maker), 'volume discount on what is left, rounded down'],
    makerReward: [amount(discounted.referrerReward.maker), "referrer's reward out of what is left then, rounded down"],
    makerAfter: [amount(discounted.maker), 'what the maker receives'],
    infrastructureAfter: [amount(discounted.infrastructure), 'what goes to the infrastructure fee account'],
    liquidityAfter: [amount(discounted.liquidity), 'what goes to the liquidity fee account'],
    referralDiscountTotal: [sumOf(discounted.referralDiscount), 'referral discount on all three fees'],
    volumeDiscountTotal: [sumOf(discounted.volumeDiscount), 'volume discount on all three fees'],
    rewardTotal: [sumOf(discounted.referrerReward), 'reward of the referrer from all three fees'],
    paid: [amount(discounted.paid), 'what the taker pays altogether'],
    before: [taker(parameters).total, 'what it would pay without discounts'],
  });
});

export const auction = byNetwork((parameters) => {
  const half = auctionFees(tradeOn(parameters));
  return example('The same trade made when an auction uncrosses: both sides pay half.', {
    makerFee: [amount(half.maker), 'maker fee of each side: none'],
    infrastructureFee: [amount(half.infrastructure), 'infrastructure fee of each side, rounded up'],
    liquidityFee: [amount(half.liquidity), 'liquidity fee of each side, rounded up'],
    perSide: [amount(sum([half.infrastructure, half.liquidity])), 'what each side pays'],
    bothSides: [amount(sum([half.infrastructure, half.liquidity]).times(2)), 'what both sides pay together'],
  });
});

const closed = { own: '0.6', all: '1.5' };
export const closeOut = byNetwork((parameters) => {
  const share = closeOutFees({
    fees: tradeFees(tradeOn(parameters)),
    position: toSmallest(closed.own, POSITION),
    totalClosed: toSmallest(closed.all, POSITION),
  });
  return example('The same trade made by the network to close out two distressed parties.', {
    position: [show(closed.own), 'open volume of the party in question'],
    allPositions: [show(closed.all), 'open volume of all parties closed out'],
    makerFee: [amount(share.maker), "the party's part of the maker fee, rounded up"],
    infrastructureFee: [amount(share.infrastructure), 'its part of the infrastructure fee, rounded up'],
    liquidityFee: [amount(share.liquidity), 'its part of the liquidity fee, rounded up'],
    total: [amount(sum([share.maker, share.infrastructure, share.liquidity])), 'what the party pays'],
  });
});
