import { priceStep, type MarketFrame } from './market-frame.ts';

/** Attributes of the parts of the front page's drawing, by the part's name; `text` is what stands in it. */
export type Drawing = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The amounts between which the ladder is drawn, and the volume that would fill a row of the book, prices included. */
const [lowest, highest, widest] = [17_000, 44_000, 20];
export const levelNames = ['maintenance', 'search', 'initial', 'release'] as const;

export const money = (hundredths: number): string =>
  (hundredths / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
const height = (amount: number): number => Math.min(1, Math.max(0, (amount - lowest) / (highest - lowest)));

/** What the step did to the accounts, in a sentence. */
function sentence({ event, moved, gain, levels }: MarketFrame): string {
  switch (event) {
    case 'opened':
      return `A long position opens: the initial margin, ${money(moved)}, is set aside.`;
    case 'search':
      return `Below the search level: ${money(moved)} comes in from the general account.`;
    case 'release':
      return `Above the release level: ${money(moved)} goes back to the general account.`;
    case 'closed':
      return `Below maintenance (${money(levels[0] ?? 0)}) with nothing left to search: the position is closed out.`;
    case 'none':
      return `Mark to market ${gain < 0 ? `takes ${money(-gain)} from` : `pays ${money(gain)} into`} the margin account.`;
  }
}

/** A side of the book: a bar for each price, its price and its volume. */
function rows(name: 'bid' | 'ask', volumes: readonly number[], best: number): [string, Record<string, string>][] {
  const away = name === 'bid' ? -priceStep : priceStep;
  return volumes.flatMap((volume, index): [string, Record<string, string>][] => [
    [`${name}${index}`, { x: percent(1 - volume / widest), width: percent(volume / widest) }],
    [`${name}${index}-price`, { text: money(best + index * away) }],
    [`${name}${index}-volume`, { text: String(volume) }],
  ]);
}

/** A step as it is drawn: by the build on the page, and by the browser when time goes on. */
export function drawMarket(frame: MarketFrame): Drawing {
  const held = height(frame.margin);
  return Object.fromEntries([
    ...rows('ask', frame.asks, frame.best[1] ?? 0),
    ...rows('bid', frame.bids, frame.best[0] ?? 0),
    ...levelNames.flatMap((name, index): [string, Record<string, string>][] => {
      const amount = frame.levels[index] ?? 0;
      const y = percent(1 - height(amount));
      return [
        [name, { y1: y, y2: y }],
        [`${name}-name`, { y }],
        [`${name}-amount`, { y, text: money(amount) }],
      ];
    }),
    ['mark', { text: money(frame.mark) }],
    ['exit', { text: money(frame.exit) }],
    ['held', { y: percent(1 - held), height: percent(held) }],
    ['margin', { text: money(frame.margin) }],
    ['general', { text: money(frame.general) }],
    ['event', { text: sentence(frame), 'data-event': frame.event }],
  ]);
}
