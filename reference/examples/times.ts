/** The moment that examples happen at: noon of the release's day, 8 December 2023 (UTC), in seconds. */
export const noon = 1_702_036_800n;

const day = 86_400n;

/** Names of times, and how far from the moment they are, in seconds. */
const distances: readonly (readonly [pattern: RegExp, seconds: bigint])[] = [
  [/expir|closing|deliver|end_of_program|banned/, 30n * day],
  [/enactment/, 31n * day],
  [/validation/, 29n * day],
  [/updated|ended|end_?|_end|close|credited|withdrawn|finalized|received|^to_|until/, 3600n],
  [/start|created|proposed|pending|^from_|opened|creation|genesis/, 0n],
];

function seconds(name: string): bigint {
  return noon + (distances.find(([pattern]) => pattern.test(name))?.[1] ?? 60n);
}

/** A time in nanoseconds since 1970, the unit of most times in the API. */
export const nanoseconds = (name: string): string => String(seconds(name) * 1_000_000_000n);

/** A time in seconds since 1970. */
export const unixSeconds = (name: string): string => String(seconds(name));

/** A time as text. */
export const isoTime = (name: string): string =>
  new Date(Number(seconds(name)) * 1000).toISOString().replace('.000', '');
