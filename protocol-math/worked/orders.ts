import { example } from '../example.ts';
import { icebergShares } from '../orders/icebergShares.ts';
import { peggedPrice } from '../orders/peggedPrice.ts';
import { trailingTrigger } from '../orders/trailingTrigger.ts';
import { dec, min, sum } from '../decimal.ts';
import { show } from '../units.ts';

const book = { bestBid: '1994', bestAsk: '2001' };
const offset = '3';
const text = (value: Parameters<typeof show>[0] | undefined): string => show(value ?? 0);

export const pegged = example('Prices of pegged orders, in a market with the decimals of its asset.', {
  bestBid: [show(book.bestBid), 'best static bid'],
  bestAsk: [show(book.bestAsk), 'best static ask'],
  offset: [show(offset), 'offset in ticks'],
  bidPeg: [
    text(peggedPrice({ ...book, side: 'buy', reference: 'bestBid', offset })),
    'buy order pegged to the best bid',
  ],
  midBuy: [text(peggedPrice({ ...book, side: 'buy', reference: 'mid', offset })), 'buy order pegged to the mid'],
  midSell: [text(peggedPrice({ ...book, side: 'sell', reference: 'mid', offset })), 'sell order pegged to the mid'],
  askPeg: [
    text(peggedPrice({ ...book, side: 'sell', reference: 'bestAsk', offset })),
    'sell order pegged to the best ask',
  ],
});

const peaks = ['10', '20'];
const reserves = ['90', '40'];
const incoming = '95';
const visible = sum(peaks);
const wanted = dec(incoming).minus(min(incoming, visible));
const [first, second] = icebergShares({ wanted, reserves });

export const iceberg = example('A large order meets two icebergs at one price.', {
  firstPeak: [show(peaks[0] ?? 0), 'visible part of the earlier iceberg'],
  firstReserve: [show(reserves[0] ?? 0), 'its hidden part'],
  secondPeak: [show(peaks[1] ?? 0), 'visible part of the later iceberg'],
  secondReserve: [show(reserves[1] ?? 0), 'its hidden part'],
  incoming: [show(incoming), 'size of the incoming order'],
  visible: [show(visible), 'visible volume, taken first'],
  hidden: [show(wanted), 'still wanted then'],
  firstTaken: [text(first), 'taken from the hidden part of the earlier one'],
  secondTaken: [text(second), 'taken from the hidden part of the later one'],
  firstTotal: [show(dec(peaks[0] ?? 0).plus(first ?? 0)), 'traded by the earlier one altogether'],
  secondTotal: [show(dec(peaks[1] ?? 0).plus(second ?? 0)), 'traded by the later one altogether'],
});

const start = '2000';
const high = '2120';
const low = '1950';
const delta = '0.05';
const falling = trailingTrigger({ direction: 'fallsBelow', offset: delta, prices: [start, high] });
const rising = trailingTrigger({ direction: 'risesAbove', offset: delta, prices: [start, low] });

export const trailing = example('Trailing stop orders that follow the market.', {
  offset: [delta, 'trailing offset'],
  start: [show(start), 'last traded price at submission'],
  startTrigger: [
    show(trailingTrigger({ direction: 'fallsBelow', offset: delta, prices: [start] }).trigger),
    'falls below: trigger at first',
  ],
  high: [show(high), 'highest last traded price since'],
  trigger: [show(falling.trigger), 'falls below: trigger then'],
  low: [show(low), 'lowest last traded price since, for a stop order that rises above'],
  risingTrigger: [show(rising.trigger), 'rises above: trigger then'],
});
