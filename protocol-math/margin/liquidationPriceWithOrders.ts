import { check, flag, list, oneOf, optional, record, units } from '../check.ts';
import { dec, div } from '../decimal.ts';
import type { ExactPrice, Price, Volume } from '../types.ts';
import { factorOf } from '../units.ts';
import { LIQUIDATION, liquidationPrice, type LiquidationInput } from './liquidationPrice.ts';

export interface EstimateOrder {
  /** remaining size */
  size: Volume;
  /** limit price; ignored for market orders, which are taken to trade at the mark price */
  price?: Price;
  /** true for a market order */
  market?: boolean;
}

export const ORDERS = list(record<EstimateOrder>({ size: units, price: optional(units), market: optional(flag) }));

/**
 * The liquidation price if the orders of one side trade one after the other on the way, best price first. An order that
 * the position would not live to see traded ends the walk. Undefined when on the way
 * no price satisfies the equation.
 * Source: `vega:core/risk/liquidation_calculation.go` (calculateLiquidationPriceWithOrders).
 */
export function liquidationPriceWithOrders(
  input: LiquidationInput & {
    /** side of the orders */
    side: 'buy' | 'sell';
    /** the orders of that side, in any order */
    orders: readonly EstimateOrder[];
  },
): ExactPrice | undefined {
  check(input, { ...LIQUIDATION, side: oneOf('buy', 'sell'), orders: ORDERS });
  const { side, orders: given, ...alone } = input;
  const buying = side === 'buy';
  const orders = given
    .map((order) => ({
      size: dec(order.size),
      price: dec(order.market ? input.markPrice : (order.price ?? input.markPrice)),
    }))
    .sort((a, b) => (buying ? b.price.cmp(a.price) : a.price.cmp(b.price)));

  let exposure = dec(input.openVolume);
  let collateral = dec(input.collateral);
  let price = dec(input.markPrice);
  const factor = factorOf(input.positionDecimals ?? 0);
  let liquidation = liquidationPrice(alone);
  for (const order of orders) {
    if (liquidation === undefined) return undefined;
    const tooLate = buying
      ? exposure.gt(0) && order.price.lt(liquidation)
      : exposure.lt(0) && order.price.gt(liquidation);
    if (tooLate) break;
    collateral = collateral.plus(div(exposure, factor).times(order.price.minus(price)));
    price = order.price;
    exposure = buying ? exposure.plus(order.size) : exposure.minus(order.size);
    liquidation = liquidationPrice({ ...alone, openVolume: exposure, markPrice: price, collateral });
  }
  return liquidation;
}
