import { dec } from '../decimal.ts';
import { example } from '../example.ts';
import { estimatePosition } from '../margin/estimatePosition.ts';
import { show, showAmount, toSmallest } from '../units.ts';

const ASSET = 2;
const POSITION = 1;
const amount = (value: Parameters<typeof showAmount>[0] | undefined): string => showAmount(value ?? 0, ASSET);

const market = {
  riskFactorLong: '0.04',
  riskFactorShort: '0.05',
  linearSlippageFactor: '0.01',
  quadraticSlippageFactor: '0',
  scaling: { searchLevel: '1.1', initialMargin: '1.5', collateralRelease: '1.7' },
  positionDecimals: POSITION,
};
const markPrice = '2000';
const collateral = '900';
const volume = '3';

const base = {
  ...market,
  markPrice: toSmallest(markPrice, ASSET),
  collateral: toSmallest(collateral, ASSET),
};
const longEstimate = estimatePosition({ ...base, openVolume: toSmallest(volume, POSITION) });
const shortEstimate = estimatePosition({ ...base, openVolume: toSmallest(volume, POSITION).neg() });

export const long = example('What EstimatePosition answers for a long position.', {
  markPrice: [show(markPrice), 'mark price'],
  openVolume: [show(volume), 'open volume, long'],
  collateral: [show(collateral), 'collateral that can cover the position'],
  riskFactor: [market.riskFactorLong, 'risk factor of long positions'],
  slippageFactor: [market.linearSlippageFactor, 'linear slippage factor'],
  worst: [amount(longEstimate.worst.liquidation?.openVolumeOnly), 'liquidation price with the full slippage allowance'],
  best: [amount(longEstimate.best.liquidation?.openVolumeOnly), 'liquidation price without slippage'],
  maintenanceWorst: [amount(longEstimate.worst.margin.maintenance), 'maintenance margin with the full allowance'],
  maintenanceBest: [amount(longEstimate.best.margin.maintenance), 'maintenance margin without slippage'],
  initialWorst: [amount(longEstimate.worst.margin.initial), 'initial margin with the full allowance'],
});

export const short = example('The same for a short position of the same size.', {
  openVolume: [show(dec(volume).neg()), 'open volume, short'],
  riskFactor: [market.riskFactorShort, 'risk factor of short positions'],
  worst: [
    amount(shortEstimate.worst.liquidation?.openVolumeOnly),
    'liquidation price with the full slippage allowance',
  ],
  best: [amount(shortEstimate.best.liquidation?.openVolumeOnly), 'liquidation price without slippage'],
});

const order = { size: '2', price: '1950' };
const ordered = estimatePosition({
  ...base,
  openVolume: toSmallest(volume, POSITION),
  buyOrders: [{ size: toSmallest(order.size, POSITION), price: toSmallest(order.price, ASSET) }],
});

export const withBuyOrder = example('The long position with a buy order below the mark price.', {
  orderSize: [show(order.size), 'size of the buy order'],
  orderPrice: [show(order.price), 'its price'],
  volumeAfter: [show(dec(volume).plus(order.size)), 'open volume once it has traded'],
  worst: [
    amount(ordered.worst.liquidation?.includingBuyOrders),
    'liquidation price including the order, full allowance',
  ],
  best: [amount(ordered.best.liquidation?.includingBuyOrders), 'liquidation price including the order, no slippage'],
});
