import { dec, sum } from '../decimal.ts';
import { example } from '../example.ts';
import { closeOutPrice } from '../margin/closeOutPrice.ts';
import { finalSettlement } from '../settlement/finalSettlement.ts';
import { lossSocialisation } from '../settlement/lossSocialisation.ts';
import { markToMarket } from '../settlement/markToMarket.ts';
import { show, showAmount, toSmallest } from '../units.ts';

const ASSET = 2;
const POSITION = 1;
const positionDecimals = POSITION;
const price = (value: string): ReturnType<typeof toSmallest> => toSmallest(value, ASSET);
const size = (value: string): ReturnType<typeof toSmallest> => toSmallest(value, POSITION);
const amount = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, ASSET);

const marks = { before: '2000', after: '2015' };
const held = '3';
const bought = { size: '1.5', price: '2008' };
const fromPosition = markToMarket({
  markPrice: price(marks.after),
  previousMarkPrice: price(marks.before),
  openVolume: size(held),
  positionDecimals,
});
const fromTrade = markToMarket({
  markPrice: price(marks.after),
  previousMarkPrice: price(marks.before),
  openVolume: 0,
  trades: [{ price: price(bought.price), size: size(bought.size) }],
  positionDecimals,
});
const together = markToMarket({
  markPrice: price(marks.after),
  previousMarkPrice: price(marks.before),
  openVolume: size(held),
  trades: [{ price: price(bought.price), size: size(bought.size) }],
  positionDecimals,
});

export const marking = example('Mark-to-market settlement of a long position that grew in between.', {
  previousMark: [show(marks.before), 'mark price of the last settlement'],
  mark: [show(marks.after), 'new mark price'],
  openVolume: [show(held), 'volume held since the last settlement, long'],
  tradeSize: [show(bought.size), 'volume bought since'],
  tradePrice: [show(bought.price), 'price of that trade'],
  fromPosition: [amount(fromPosition.amount), 'gain of the volume held: volume times change of the mark price'],
  fromTrade: [amount(fromTrade.amount), 'gain of the trade: volume times mark price minus trade price'],
  gain: [amount(together.amount), 'what the margin account receives'],
});

const lossesDue = [price('900'), price('600')];
const due = sum(lossesDue);
const missing = price('250');
const wins = [
  { party: 'first', amount: price('1000') },
  { party: 'second', amount: price('500') },
];
const cut = lossSocialisation({ expected: due, collected: due.minus(missing), wins });

export const socialisation = example('Loss socialisation: part of the losses could not be collected.', {
  losses: [amount(due), 'what the losing parties owe'],
  missing: [amount(missing), 'what their accounts and the insurance pool could not pay'],
  collected: [amount(due.minus(missing)), 'what was collected'],
  firstGain: [amount(wins[0]?.amount ?? 0), 'gain of the first party'],
  firstPaid: [amount(cut[0]?.paid ?? 0), 'what it receives, rounded down'],
  firstShortfall: [amount(cut[0]?.shortfall ?? 0), 'what it is short of'],
  secondGain: [amount(wins[1]?.amount ?? 0), 'gain of the second party'],
  secondPaid: [amount(cut[1]?.paid ?? 0), 'what it receives, with the unit that rounding left over'],
  secondShortfall: [amount(cut[1]?.shortfall ?? 0), 'what it is short of'],
});

const outcome = '2031.25';
const last = finalSettlement({
  settlementPrice: price(outcome),
  lastMarkPrice: price(marks.after),
  openVolume: size(held),
  positionDecimals,
});

export const expiry = example('Settlement of a future at its expiry.', {
  lastMark: [show(marks.after), 'mark price of the last settlement'],
  settlementPrice: [show(outcome), 'settlement price from the data source'],
  openVolume: [show(held), 'open volume, long'],
  gain: [amount(last.amount), 'what the party receives'],
  loss: [amount(last.amount.neg()), 'what a short position of the same size receives: a loss'],
});

const distressed = { first: '4', second: '-1' };
const networkVolume = dec(distressed.first).plus(distressed.second);
const bids = [
  { price: '1968', volume: '1' },
  { price: '1960', volume: '2.5' },
];
const average =
  closeOutPrice({
    volume: size(networkVolume.toFixed()),
    levels: bids.map((bid) => ({ price: price(bid.price), volume: size(bid.volume) })),
  }) ?? dec(0);

export const closeOut = example('Close-out of two distressed parties with opposite positions.', {
  firstVolume: [show(distressed.first), 'open volume of the first party, long'],
  secondVolume: [show(distressed.second), 'open volume of the second party, short'],
  networkVolume: [show(networkVolume), 'what is left for the network to sell on the book'],
  bid1Price: [show(bids[0]?.price ?? 0), 'best bid'],
  bid1Volume: [show(bids[0]?.volume ?? 0), 'volume there'],
  bid2Price: [show(bids[1]?.price ?? 0), 'second bid'],
  bid2Volume: [show(bids[1]?.volume ?? 0), 'volume there'],
  price: [amount(average), 'average price of the network order: the price at which both parties are closed out'],
});
