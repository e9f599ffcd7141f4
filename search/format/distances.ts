import { decodeNumbers, encodeNumbers } from './numbers.ts';

/** Numbers that are near the one before, written as distances with their sign folded in: 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4. */
export function encodeDistances(numbers: readonly number[]): string {
  return encodeNumbers(
    numbers.map((number, index) => {
      const distance = number - (numbers[index - 1] ?? 0);
      return distance < 0 ? -2 * distance - 1 : 2 * distance;
    }),
  );
}

/** Reads what `encodeDistances` wrote. */
export function decodeDistances(text: string): number[] {
  let number = 0;
  return decodeNumbers(text).map((folded) => {
    number += folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2;
    return number;
  });
}
