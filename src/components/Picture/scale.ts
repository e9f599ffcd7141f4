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

/** A number as an axis shows it. */
export function tickText(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e6) return `${Number((value / 1e6).toPrecision(4))}M`;
  // Shorter where the letter loses nothing: there is little room on a phone.
  if (size >= 1e4 && value % 100 === 0) return `${value / 1000}k`;
  return size >= 1e4
    ? value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
    : String(Number(value.toPrecision(6)));
}
