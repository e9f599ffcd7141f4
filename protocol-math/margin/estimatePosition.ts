import { dec, div, max, round, ZERO, type Dec, type Numeric } from '../decimal.ts';
import { liquidationPrice, type LiquidationInput } from './liquidationPrice.ts';
import { liquidationPriceWithOrders, type EstimateOrder } from './liquidationPriceWithOrders.ts';
import { maintenanceMargin, type MarketRisk } from './maintenanceMargin.ts';
import type { MarginLevels, ScalingFactors } from './marginLevels.ts';

export interface EstimateInput extends MarketRisk {
  /** in the asset's smallest unit; in an opening auction the indicative price */
  markPrice: Numeric;
  /** signed, in the market's smallest unit of position */
  openVolume: Numeric;
  buyOrders?: readonly EstimateOrder[];
  sellOrders?: readonly EstimateOrder[];
  /** in the asset's smallest unit; without it no liquidation price is estimated */
  collateral?: Numeric;
  scaling: ScalingFactors;
  auction?: boolean;
  fundingPerUnit?: Numeric;
  positionFactor?: Numeric;
}

/** Prices in the asset's smallest unit, rounded to the nearest; undefined where no price satisfies the equation. */
export interface LiquidationEstimate {
  openVolumeOnly: Dec | undefined;
  includingBuyOrders: Dec | undefined;
  includingSellOrders: Dec | undefined;
}

export interface PositionEstimate {
  margin: MarginLevels;
  liquidation: LiquidationEstimate | undefined;
}

function splitMarketOrders(orders: readonly EstimateOrder[]): { filled: Dec; resting: Dec; product: Dec } {
  let filled = ZERO;
  let resting = ZERO;
  let product = ZERO;
  for (const order of orders) {
    const size = dec(order.size);
    if (order.market) filled = filled.plus(size);
    else {
      resting = resting.plus(size);
      product = product.plus(size.times(dec(order.price ?? 0)));
    }
  }
  return { filled, resting, product };
}

function estimatedMaintenance(input: EstimateInput): Dec {
  const buys = splitMarketOrders(input.buyOrders ?? []);
  const sells = splitMarketOrders(input.sellOrders ?? []);
  const open = dec(input.openVolume).plus(buys.filled).minus(sells.filled);
  const margin = maintenanceMargin({
    ...input,
    openVolume: open,
    buyVolume: buys.resting,
    sellVolume: sells.resting,
    buySumProduct: buys.product,
    sellSumProduct: sells.product,
    fundingPerUnit: 0,
  });
  // Unlike the core, the data node adds the funding to whichever side is the larger.
  const funding = max(ZERO, dec(input.fundingPerUnit ?? 0).times(div(open, input.positionFactor ?? 1)));
  return max(margin.long.plus(funding), margin.short.plus(funding), ZERO);
}

function estimatedLiquidation(input: EstimateInput, collateral: Numeric): LiquidationEstimate {
  const base: LiquidationInput = {
    ...input,
    collateral,
    currentPrice: input.markPrice,
    openVolume: div(input.openVolume, input.positionFactor ?? 1),
  };
  const positionFactor = input.positionFactor ?? 1;
  const buys = input.buyOrders ?? [];
  const sells = input.sellOrders ?? [];
  const rounded = (price: Dec | undefined): Dec | undefined => price && round(price);
  return {
    openVolumeOnly: rounded(liquidationPrice(base)),
    includingBuyOrders: rounded(liquidationPriceWithOrders({ ...base, side: 'buy', orders: buys, positionFactor })),
    includingSellOrders: rounded(liquidationPriceWithOrders({ ...base, side: 'sell', orders: sells, positionFactor })),
  };
}

/**
 * What the data node's EstimatePosition answers, in the asset's smallest unit: margin levels and liquidation prices with
 * the market's full slippage allowance (`worst`) and with none (`best`). All four levels scale the unrounded maintenance
 * margin and are rounded to the nearest whole number.
 * Source: `vega:datanode/api/trading_data_v2.go` (EstimatePosition, implyMarginLevels).
 */
export function estimatePosition(input: EstimateInput): { worst: PositionEstimate; best: PositionEstimate } {
  const estimate = (market: EstimateInput): PositionEstimate => {
    const maintenance = estimatedMaintenance(market);
    const level = (factor: Numeric): Dec => round(maintenance.times(dec(factor)));
    return {
      margin: {
        maintenance: round(maintenance),
        search: level(market.scaling.searchLevel),
        initial: level(market.scaling.initialMargin),
        release: level(market.scaling.collateralRelease),
      },
      liquidation: market.collateral === undefined ? undefined : estimatedLiquidation(market, market.collateral),
    };
  };
  return {
    worst: estimate(input),
    best: estimate({ ...input, linearSlippageFactor: 0, quadraticSlippageFactor: 0 }),
  };
}
