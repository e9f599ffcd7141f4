/** What definitions of parameters in the governance token count. */
export const tokenUnit = 'governance token, smallest unit (10^-18)';

/** What definitions of parameters in the asset of rewards count. */
export const rewardUnit = 'reward asset, smallest unit';

/** The governance token as readers know it. */
export const governanceToken = { decimals: 18, symbol: 'VEGA' } as const;

/** Units of network parameters that are amounts of an asset. `reward.asset` is the governance token on both networks. */
const amounts: Readonly<Record<string, typeof governanceToken>> = {
  [tokenUnit]: governanceToken,
  [rewardUnit]: governanceToken,
};

/** Whether a parameter of this unit is an amount of an asset that readers know by its symbol. */
export const isAmount = (unit: string): boolean => amounts[unit] !== undefined;

/** Counts with a longer tail of zeros cannot be told apart by looking. */
const roundCount = /^([1-9]\d{0,2}?)(0{12,})$/;
const superscripts = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

/** `7000000000000000000000` → `7 × 10²¹`; undefined for a number that can be read as it is. */
export function powerText(value: string): string | undefined {
  const [, front, zeros] = roundCount.exec(value) ?? [];
  if (front === undefined || zeros === undefined) return undefined;
  const power = [...String(zeros.length)].map((digit) => superscripts[Number(digit)]).join('');
  return `${front} × 10${power}`;
}

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
