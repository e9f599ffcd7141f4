import type { Json, JsonObject } from '../world/types.ts';

/** What an answer's request asks for at a path: undefined where it asks for nothing. */
export function wanted(request: JsonObject, path: string): Json | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as JsonObject | null | undefined)?.[name], request) as Json | undefined;
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value === 'string' && /_UNSPECIFIED$/.test(value)) return undefined;
  return value;
}

/** Whether a value is what was asked for: equal, one of the list, or nothing was asked. */
export function fits(asked: Json | undefined, ...values: readonly unknown[]): boolean {
  if (asked === undefined) return true;
  const all = Array.isArray(asked) ? asked : [asked];
  return values.some((value) => all.some((one) => String(one) === String(value)));
}

/** Whether a time in nanoseconds lies in the request's `dateRange`. */
export function inRange(request: JsonObject, time: unknown, path = 'dateRange'): boolean {
  const [start, end] = [wanted(request, `${path}.startTimestamp`), wanted(request, `${path}.endTimestamp`)];
  const at = BigInt(String(time ?? '0'));
  return (start === undefined || at >= BigInt(String(start))) && (end === undefined || at < BigInt(String(end)));
}

/** Newest first, as the data node lists what has a time, unless the request asks for the opposite. */
export function byTime<T extends JsonObject>(request: JsonObject, rows: readonly T[], time: (row: T) => unknown): T[] {
  const direction = wanted(request, 'pagination.newestFirst') === false ? 1 : -1;
  return rows
    .map((row) => ({ row, at: BigInt(String(time(row) ?? '0')) }))
    .sort((a, b) => (a.at < b.at ? -direction : a.at > b.at ? direction : 0))
    .map(({ row }) => row);
}
