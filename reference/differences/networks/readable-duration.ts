import { goDuration } from '../../../common/go-duration.ts';

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A duration in words: `7 days`, `30 minutes`, `1 hour 30 minutes`. Text that is no duration comes back as it is. */
export function readableDuration(text: string): string {
  const nanoseconds = goDuration(text);
  if (nanoseconds === undefined || nanoseconds < 0n || nanoseconds % 1_000_000_000n !== 0n) return text;
  let left = Number(nanoseconds / 1_000_000_000n);
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
