import { describe, expect, it } from 'vitest';
import { goDuration, goSeconds } from './go-duration.ts';

/** What time.ParseDuration of Go 1.26.8 gives, as a program in Go wrote it: nanoseconds, or an error. */
const vectors: readonly (readonly [string, bigint | undefined])[] = [
  ['0', 0n],
  ['+0', 0n],
  ['-0', 0n],
  ['', undefined],
  ['168h', 604800000000000n],
  ['720h0m0s', 2592000000000000n],
  ['0h1m0s', 60000000000n],
  ['1h30m', 5400000000000n],
  ['48h0m0s', 172800000000000n],
  ['5s', 5000000000n],
  ['30s', 30000000000n],
  ['1478s', 1478000000000n],
  ['-5s', -5000000000n],
  ['+5s', 5000000000n],
  ['5.0s', 5000000000n],
  ['5.6s', 5600000000n],
  ['5.', undefined],
  ['5.s', 5000000000n],
  ['.5s', 500000000n],
  ['-.5s', -500000000n],
  ['1.0s', 1000000000n],
  ['1.00s', 1000000000n],
  ['1.004s', 1004000000n],
  ['1.0040s', 1004000000n],
  ['100.00100s', 100001000000n],
  ['10ns', 10n],
  ['11us', 11000n],
  ['12µs', 12000n],
  ['12μs', 12000n],
  ['13ms', 13000000n],
  ['14s', 14000000000n],
  ['15m', 900000000000n],
  ['16h', 57600000000000n],
  ['3h30m', 12600000000000n],
  ['10.5s4m', 250500000000n],
  ['-2m3.4s', -123400000000n],
  ['1h2m3s4ms5us6ns', 3723004005006n],
  ['39h9m14.425s', 140954425000000n],
  ['52763797000ns', 52763797000n],
  ['0.3333333333333333333h', 1200000000000n],
  ['9007199254740993ns', 9007199254740993n],
  ['9223372036854775807ns', 9223372036854775807n],
  ['9223372036854775.807us', 9223372036854775807n],
  ['9223372036s854ms775us807ns', 9223372036854775807n],
  ['-9223372036854775808ns', -9223372036854775808n],
  ['-9223372036854775.808us', -9223372036854775808n],
  ['9223372036854775808ns', undefined],
  ['9223372036854775.808us', undefined],
  ['0.100000000000000000000h', 360000000000n],
  ['0.830103483285477580700h', 2988372539827n],
  ['-9223372036854775809ns', undefined],
  ['3000000h', undefined],
  ['1 day', undefined],
  ['1d', undefined],
  ['3', undefined],
  ['-', undefined],
  ['s', undefined],
  ['.', undefined],
  ['-.', undefined],
  ['.s', undefined],
  ['+.s', undefined],
  ['1h 30m', undefined],
  ['1H', undefined],
  ['1e3s', undefined],
  ['0x1s', undefined],
  ['1,5s', undefined],
  ['24h0m', 86400000000000n],
  ['٠s', undefined],
];

describe('goDuration', () => {
  it.each(vectors)('reads %j as Go does', (text, nanoseconds) => {
    expect(goDuration(text)).toBe(nanoseconds);
  });
});

describe('goSeconds', () => {
  it('gives seconds, and says what is no duration', () => {
    expect(goSeconds('1h30m0.5s')).toBe(5400.5);
    expect(() => goSeconds('1 day')).toThrow(/not a duration/);
  });
});
