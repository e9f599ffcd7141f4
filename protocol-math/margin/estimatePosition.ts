import { any, check, flag, optional, positionDecimals, signedUnits, units } from '../check.ts';
import { dec, div, max, round, ZERO, type Dec } from '../decimal.ts';
import type { Amount, Decimals, Factor, Price, Volume, WholePrice } from '../types.ts';
import { factorOf } from '../units.ts';
import { liquidationPrice, type LiquidationInput } from './liquidationPrice.ts';
import { liquidationPriceWithOrders, ORDERS, type EstimateOrder } from './liquidationPriceWithOrders.ts';
import { maintenanceMargin, MARKET_RISK, type MarketRisk } from './maintenanceMargin.ts';
import { SCALING, type MarginLevels, type ScalingFactors } from './marginLevels.ts';

export interface EstimateInput extends MarketRisk {
  /** the mark price; in an opening auction the indicative price */
  markPrice: Price;
  /** signed */
  openVolume: Volume;
  /** the party's buy orders */
  buyOrders?: readonly EstimateOrder[];
  /** the party's sell orders */
  sellOrders?: readonly EstimateOrder[];
  /** collateral available to the position; without it no liquidation price is estimated */
  collateral?: Amount;
  /** the market's scaling factors */
  scaling: ScalingFactors;
  /** true in any auction */
  auction?: boolean;
  /** perpetuals: funding of a position of +1 times the funding factor; signed, need not be whole; 0 when left out */
  fundingPerUnit?: Amount;
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}

/** Prices rounded to the nearest; undefined where no price satisfies the equation (the API then answers the request with an error). */
export interface LiquidationEstimate {
  /** of the open volume alone */
  openVolumeOnly: WholePrice | undefined;
  /** with the buy orders traded on the way */
  includingBuyOrders: WholePrice | undefined;
  /** with the sell orders traded on the way */
  includingSellOrders: WholePrice | undefined;
}

export interface PositionEstimate {
  /** the margin levels, rounded to the nearest */
  margin: MarginLevels;
  /** the liquidation prices; undefined without collateral */
  liquidation: LiquidationEstimate | undefined;
}

const SHAPE = {
  ...MARKET_RISK,
  markPrice: units,
  openVolume: signedUnits,
  buyOrders: optional(ORDERS),
  sellOrders: optional(ORDERS),
  collateral: optional(units),
  scaling: SCALING,
  auction: optional(flag),
  fundingPerUnit: optional(any),
  positionDecimals,
};

const riskOf = ({
  riskFactorLong,
  riskFactorShort,
  linearSlippageFactor,
  quadraticSlippageFactor,
}: MarketRisk): MarketRisk => ({
  riskFactorLong,
  riskFactorShort,
  linearSlippageFactor,
  quadraticSlippageFactor,
});

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
    ...riskOf(input),
    markPrice: input.markPrice,
    auction: input.auction,
    positionDecimals: input.positionDecimals,
    openVolume: open,
    buyVolume: buys.resting,
    sellVolume: sells.resting,
    buySumProduct: buys.product,
    sellSumProduct: sells.product,
    fundingPerUnit: 0,
  });
  // Unlike the core, the data node adds the funding to whichever side is the larger.
  const funding = max(ZERO, dec(input.fundingPerUnit ?? 0).times(div(open, factorOf(input.positionDecimals ?? 0))));
  return max(margin.long.plus(funding), margin.short.plus(funding), ZERO);
}

function estimatedLiquidation(input: EstimateInput, collateral: Amount): LiquidationEstimate {
  const base: LiquidationInput = {
    ...riskOf(input),
    collateral,
    markPrice: input.markPrice,
    openVolume: input.openVolume,
    fundingPerUnit: input.fundingPerUnit,
    positionDecimals: input.positionDecimals,
  };
  const buys = input.buyOrders ?? [];
  const sells = input.sellOrders ?? [];
  const rounded = (price: Dec | undefined): Dec | undefined => price && round(price);
  return {
    openVolumeOnly: rounded(liquidationPrice(base)),
    includingBuyOrders: rounded(liquidationPriceWithOrders({ ...base, side: 'buy', orders: buys })),
    includingSellOrders: rounded(liquidationPriceWithOrders({ ...base, side: 'sell', orders: sells })),
  };
}

/**
 * What the data node's EstimatePosition answers: margin levels and liquidation prices with
 * the market's full slippage allowance (`worst`) and with none (`best`). All four levels scale the unrounded maintenance
 * margin and are rounded to the nearest whole number.
 * Source: `vega:datanode/api/trading_data_v2.go` (EstimatePosition, implyMarginLevels).
 */
export function estimatePosition(input: EstimateInput): {
  /** with the market's slippage factors */
  worst: PositionEstimate;
  /** with no slippage */
  best: PositionEstimate;
} {
  check(input, SHAPE);
  const estimate = (market: EstimateInput): PositionEstimate => {
    const maintenance = estimatedMaintenance(market);
    const level = (factor: Factor): Dec => round(maintenance.times(dec(factor)));
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
