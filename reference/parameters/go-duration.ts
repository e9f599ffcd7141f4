import { Dec } from '../../protocol-math/decimal.ts';

const seconds: Readonly<Record<string, string>> = {
  h: '3600',
  m: '60',
  s: '1',
  ms: '0.001',
  us: '0.000001',
  µs: '0.000001',
  ns: '0.000000001',
};

/** Seconds of a duration in Go's notation (`168h`, `1h30m`, `0s`). Undefined for other text. */
export function durationSeconds(text: string): Dec | undefined {
  if (text === '0') return new Dec(0);
  if (!/^(?:\d+(?:\.\d+)?(?:h|ms|m|s|us|µs|ns))+$/.test(text)) return undefined;
  return [...text.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s|us|µs|ns)/g)].reduce(
    (sum, [, count = '0', unit = 's']) => sum.plus(new Dec(count).times(seconds[unit] ?? '0')),
    new Dec(0),
  );
}

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A duration in words: `7 days`, `30 minutes`, `1 hour 30 minutes`. Text that is no duration comes back as it is. */
export function readableDuration(text: string): string {
  const total = durationSeconds(text);
  if (total === undefined || !total.isInteger()) return text;
  let left = total.toNumber();
  if (left === 0) return '0 seconds';
  const parts: string[] = [];
  for (const [unit, size] of [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const) {
    const count = Math.floor(left / size);
    left -= count * size;
    // A single day is clearer as hours.
    if (unit === 'day' && count === 1) left += size;
    else if (count > 0) parts.push(plural(count, unit));
  }
  return parts.join(' ');
}
