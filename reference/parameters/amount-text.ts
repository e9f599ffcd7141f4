/** What definitions of parameters in the governance token count. */
export const tokenUnit = 'governance token, smallest unit (10^-18)';

/** Units of network parameters that are amounts of an asset: its decimals, and the symbol that readers know it by. */
const amounts: Readonly<Record<string, { readonly decimals: number; readonly symbol: string }>> = {
  [tokenUnit]: { decimals: 18, symbol: 'VEGA' },
};

/**
 * A value in whole units of its asset, `3,000 VEGA`; undefined when it is no amount of an asset that is known.
 *
 * @param value the integer that the API has, in the smallest unit
 * @param unit the unit of the parameter's definition
 */
export function amountText(value: string, unit: string): string | undefined {
  const asset = amounts[unit];
  if (asset === undefined || !/^\d+$/.test(value)) return undefined;
  const digits = value.padStart(asset.decimals + 1, '0');
  const whole = digits
    .slice(0, -asset.decimals)
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(?:\d{3})+$)/g, ',');
  const fraction = digits.slice(-asset.decimals).replace(/0+$/, '');
  return `${whole}${fraction === '' ? '' : `.${fraction}`} ${asset.symbol}`;
}
