/** A round distance between ticks: 1, 2 or 5 times a power of ten, so that about five fit. */
export function tickStep(span: number): number {
  if (!(span > 0)) return 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

/** Ticks at round values from at or below `low` to at or above `high`. */
export function ticks(low: number, high: number): number[] {
  const step = tickStep(high - low);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number as an axis shows it. */
export function tickText(value: number): string {
  const size = Math.abs(value);
  // Far beyond any market, but readers try; closed up, since there is little room before an axis.
  if (size >= 1e12) {
    const [digits = '', power = ''] = value.toExponential(3).split('e+');
    return `${Number(digits)}×10${[...power].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;
  }
  if (size >= 1e6) return `${Number((value / 1e6).toPrecision(4))}M`;
  // Shorter where the letter loses nothing: there is little room on a phone.
  if (size >= 1e4 && value % 100 === 0) return `${value / 1000}k`;
  return size >= 1e4
    ? value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
    : String(Number(value.toPrecision(6)));
}

/** Whether texts of this many letters, each centred at its place, would touch. */
export function tooTight(
  texts: readonly { readonly place: number; readonly letters: number }[],
  letter: number,
): boolean {
  return texts.some(({ place, letters }, index) => {
    const before = texts[index - 1];
    return before !== undefined && place - before.place < ((letters + before.letters) / 2 + 1) * letter;
  });
}
