/** What a lesson's market is set to. Its position has no decimal places, and its prices have those of its asset. */
export interface MarketSettings {
  readonly riskFactorLong: string;
  readonly riskFactorShort: string;
  /** the most that the slippage of the book adds to margins, a fraction of the price for each position */
  readonly linearSlippageFactor: string;
  readonly makerFee: string;
  readonly infrastructureFee: string;
  readonly liquidityFee: string;
  readonly scaling: {
    readonly searchLevel: string;
    readonly initialMargin: string;
    readonly collateralRelease: string;
  };
}

/** Decimal places of the asset and of prices in all lessons. */
export const DECIMALS = 2;

/** The market that most lessons trade in: round factors, so that the sums can be followed in the head. */
export const plainMarket: MarketSettings = {
  riskFactorLong: '0.1',
  riskFactorShort: '0.1',
  linearSlippageFactor: '0',
  makerFee: '0.0002',
  infrastructureFee: '0.0005',
  liquidityFee: '0.001',
  scaling: { searchLevel: '1.1', initialMargin: '1.2', collateralRelease: '1.4' },
};
