import { dec } from '../decimal.ts';
import { example } from '../example.ts';
import { closeOutPrice } from '../margin/closeOutPrice.ts';
import { maintenanceMargin } from '../margin/maintenanceMargin.ts';
import { marginLevels } from '../margin/marginLevels.ts';
import { marginTransfer } from '../margin/marginTransfer.ts';
import { show, showAmount, toSmallest } from '../units.ts';

/** Asset, price and position decimal places of the example market. */
const ASSET = 2;
const POSITION = 1;
const amount = (value: Parameters<typeof showAmount>[0]): string => showAmount(value, ASSET);

const market = {
  riskFactorLong: '0.04',
  riskFactorShort: '0.05',
  linearSlippageFactor: '0.01',
  quadraticSlippageFactor: '0',
};
const scaling = { searchLevel: '1.1', initialMargin: '1.5', collateralRelease: '1.7' };
const markPrice = '2000';
const openVolume = '3';
const buys = '2';
const sells = '4';
const book = [
  { price: '1996', volume: '1' },
  { price: '1990', volume: '1.5' },
  { price: '1984', volume: '2' },
];
const levels = book.map((level) => ({
  price: toSmallest(level.price, ASSET),
  volume: toSmallest(level.volume, POSITION),
}));
const exitPrice = closeOutPrice({ volume: toSmallest(openVolume, POSITION), levels }) ?? dec(0);
const input = {
  ...market,
  markPrice: toSmallest(markPrice, ASSET),
  openVolume: toSmallest(openVolume, POSITION),
  positionDecimals: POSITION,
  exitPrice,
};
const alone = maintenanceMargin(input);
const unbounded = dec(input.markPrice).minus(exitPrice).times(openVolume);
const bound = dec(input.markPrice).times(market.linearSlippageFactor).times(openVolume);
const positionLevels = marginLevels({ maintenance: alone.required, scaling });

export const position = example('A long position in continuous trading without open orders.', {
  markPrice: [show(markPrice), 'mark price'],
  openVolume: [show(openVolume), 'open volume, long'],
  riskFactorLong: [market.riskFactorLong, 'risk factor of long positions'],
  riskFactorShort: [market.riskFactorShort, 'risk factor of short positions'],
  linearSlippageFactor: [market.linearSlippageFactor, 'linear slippage factor of the market'],
  bid1Price: [show(book[0]?.price ?? 0), 'best bid'],
  bid1Volume: [show(book[0]?.volume ?? 0), 'volume there'],
  bid2Price: [show(book[1]?.price ?? 0), 'second bid'],
  bid2Volume: [show(book[1]?.volume ?? 0), 'volume there'],
  bid3Price: [show(book[2]?.price ?? 0), 'third bid'],
  bid3Volume: [show(book[2]?.volume ?? 0), 'volume there'],
  exitPrice: [amount(exitPrice), 'volume-weighted price of selling the position into these bids, rounded down'],
  slippagePerUnit: [amount(dec(input.markPrice).minus(exitPrice)), 'mark price minus exit price'],
  slippageFromBook: [amount(unbounded), 'slippage per unit times open volume'],
  slippageBound: [amount(bound), 'mark price times linear slippage factor times open volume'],
  slippage: [amount(unbounded.lt(bound) ? unbounded : bound), 'the lower of the two'],
  risk: [
    amount(dec(input.markPrice).times(market.riskFactorLong).times(openVolume)),
    'price times risk factor times volume',
  ],
  maintenance: [amount(positionLevels.maintenance), 'maintenance margin: slippage plus risk'],
  search: [amount(positionLevels.search), 'search level'],
  initial: [amount(positionLevels.initial), 'initial margin'],
  release: [amount(positionLevels.release), 'collateral release level'],
  searchFactor: [scaling.searchLevel, 'scaling factor of the search level'],
  initialFactor: [scaling.initialMargin, 'scaling factor of the initial margin'],
  releaseFactor: [scaling.collateralRelease, 'scaling factor of the collateral release level'],
});

const withOrders = maintenanceMargin({
  ...input,
  buyVolume: toSmallest(buys, POSITION),
  sellVolume: toSmallest(sells, POSITION),
});
const orderLevels = marginLevels({ maintenance: withOrders.required, scaling });

export const orders = example('The same position with open orders on both sides.', {
  buyVolume: [show(buys), 'volume of the open buy orders'],
  sellVolume: [show(sells), 'volume of the open sell orders'],
  riskiestLong: [show(dec(openVolume).plus(buys)), 'position if all buy orders trade'],
  riskiestShort: [show(dec(openVolume).minus(sells)), 'position if all sell orders trade'],
  longSide: [amount(withOrders.long), 'margin of the long side: position plus buy orders'],
  buyOrderMargin: [amount(withOrders.long.minus(alone.long)), 'part of it due to the buy orders'],
  shortSide: [amount(withOrders.short), 'margin of the short side: sell orders alone'],
  maintenance: [amount(orderLevels.maintenance), 'maintenance margin: the larger side'],
  search: [amount(orderLevels.search), 'search level'],
  initial: [amount(orderLevels.initial), 'initial margin: what the party must be able to cover to place the orders'],
  release: [amount(orderLevels.release), 'collateral release level'],
});

const limitPrice = '1950';
const inAuction = maintenanceMargin({
  ...input,
  auction: true,
  buyVolume: toSmallest(buys, POSITION),
  buySumProduct: toSmallest(buys, POSITION).times(toSmallest(limitPrice, ASSET)),
});
const auctionLevels = marginLevels({ maintenance: inAuction.required, scaling });

export const auction = example('The same position in an auction, with buy orders below the mark price.', {
  buyVolume: [show(buys), 'volume of the open buy orders'],
  limitPrice: [show(limitPrice), 'their limit price, which counts in auctions'],
  slippage: [amount(bound), 'slippage: the bound, as no book can be walked'],
  orderMargin: [
    amount(dec(toSmallest(limitPrice, ASSET)).times(buys).times(market.riskFactorLong)),
    'limit price times volume times risk factor',
  ],
  maintenance: [amount(auctionLevels.maintenance), 'maintenance margin'],
  initial: [amount(auctionLevels.initial), 'initial margin'],
});

const funding = '6.50';
const fundingLevels = marginLevels({
  maintenance: maintenanceMargin({ ...input, fundingPerUnit: toSmallest(funding, ASSET) }).required,
  scaling,
});

export const perpetual = example('The same position in a perpetual market with funding to come.', {
  fundingPerUnit: [show(funding), 'expected funding payment of one unit long, times the margin funding factor'],
  increase: [
    amount(dec(toSmallest(funding, ASSET)).times(openVolume)),
    'added to the maintenance margin of the position',
  ],
  maintenance: [amount(fundingLevels.maintenance), 'maintenance margin'],
  initial: [amount(fundingLevels.initial), 'initial margin'],
});

const balances = { low: '290', high: '520' };
const search = marginTransfer({ balance: toSmallest(balances.low, ASSET), levels: positionLevels });
const release = marginTransfer({ balance: toSmallest(balances.high, ASSET), levels: positionLevels });

export const transfers = example('What mark-to-market settlement moves for the position without orders.', {
  lowBalance: [show(balances.low), 'margin account balance between maintenance and search level'],
  searched: [amount(search.amount), 'moved from the general account to reach the initial margin'],
  highBalance: [show(balances.high), 'margin account balance above the release level'],
  released: [amount(release.amount), 'moved back to the general account, leaving the initial margin'],
});
