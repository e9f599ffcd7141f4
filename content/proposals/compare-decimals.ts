/** Compares two decimal strings without exponents and without losing digits: negative, zero or positive. */
export function compareDecimals(a: string, b: string): number {
  const scale = 10n ** 30n;
  const fixed = (text: string): bigint => {
    const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
    const value = BigInt(whole) * scale + BigInt(fraction.padEnd(30, '0').slice(0, 30));
    return text.startsWith('-') ? -value : value;
  };
  const [x, y] = [fixed(a), fixed(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
