/** A time in milliseconds since 1970 as the API writes it: a string of nanoseconds. */
export function nanoseconds(milliseconds: number): string {
  return String(BigInt(Math.floor(milliseconds)) * 1_000_000n);
}
