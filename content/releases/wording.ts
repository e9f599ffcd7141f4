import type { Audience, Release } from './types.ts';

/** How each audience is called on the page and in the feeds. */
export const audienceNames: Readonly<Record<Audience, string>> = {
  trade: 'For traders and liquidity providers',
  stake: 'For stakers and voters',
  integrate: 'For developers',
  operate: 'For node operators',
  wallet: 'For users of the wallet',
};

/** What is said of a release whose changes no source lists. */
export const unknownChanges = 'No list of its changes is published.';

/** A day as people write it, like "8 December 2023". */
function writtenDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The days of a release: of its tag, and of its arrival on networks where that is known. */
export function releaseDays({ date, testnet, mainnet }: Release): string {
  const arrivals = [
    testnet === undefined ? [] : [`testnet ${writtenDay(testnet)}`],
    mainnet === undefined ? [] : [`mainnet ${writtenDay(mainnet)}`],
  ].flat();
  return [`tagged ${writtenDay(date)}`, ...arrivals].join('; ');
}

/** Anchor of a release on the page. */
export const releaseAnchor = (version: string): string => `v${version}`;
