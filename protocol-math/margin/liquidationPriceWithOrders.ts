import { dec, div, type Dec, type Numeric } from '../decimal.ts';
import { liquidationPrice, type LiquidationInput } from './liquidationPrice.ts';

export interface EstimateOrder {
  /** remaining size, in the market's smallest unit of position */
  size: Numeric;
  /** in the asset's smallest unit; ignored for market orders, which are taken to trade at the current price */
  price?: Numeric;
  market?: boolean;
}

/**
 * The liquidation price if the orders of one side trade one after the other on the way, best price first. An order that
 * the position would not live to see traded ends the walk. Unrounded, in the asset's smallest unit; undefined when on the way
 * no price satisfies the equation.
 * Source: `vega:core/risk/liquidation_calculation.go` (calculateLiquidationPriceWithOrders).
 */
export function liquidationPriceWithOrders(
  input: LiquidationInput & { side: 'buy' | 'sell'; orders: readonly EstimateOrder[]; positionFactor?: Numeric },
): Dec | undefined {
  const buying = input.side === 'buy';
  const orders = input.orders
    .map((order) => ({
      size: div(order.size, input.positionFactor ?? 1),
      price: dec(order.market ? input.currentPrice : (order.price ?? input.currentPrice)),
    }))
    .sort((a, b) => (buying ? b.price.cmp(a.price) : a.price.cmp(b.price)));

  let exposure = dec(input.openVolume);
  let collateral = dec(input.collateral);
  let price = dec(input.currentPrice);
  let liquidation = liquidationPrice(input);
  for (const order of orders) {
    if (liquidation === undefined) return undefined;
    const tooLate = buying
      ? exposure.gt(0) && order.price.lt(liquidation)
      : exposure.lt(0) && order.price.gt(liquidation);
    if (tooLate) break;
    collateral = collateral.plus(exposure.times(order.price.minus(price)));
    price = order.price;
    exposure = buying ? exposure.plus(order.size) : exposure.minus(order.size);
    liquidation = liquidationPrice({ ...input, openVolume: exposure, currentPrice: price, collateral });
  }
  return liquidation;
}
