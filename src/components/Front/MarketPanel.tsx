import type { ReactNode } from 'react';
import { drawMarket, levelNames, type Drawing } from '@site/common/draw-market';
import type { MarketFrame } from '@site/common/market-frame';

const row = 20;

/** The attributes of a part, and its text, as the browser's script sets them. */
function part(drawing: Drawing, name: string): Record<string, string | undefined> {
  const { text, ...attributes } = drawing[name] ?? {};
  return { ...attributes, 'data-part': name, children: text };
}

function Side({ drawing, name, count }: { drawing: Drawing; name: 'bid' | 'ask'; count: number }): ReactNode {
  return Array.from({ length: count }, (_, index) => {
    const y = (name === 'ask' ? count - 1 - index : count + 1 + index) * row;
    return (
      <g key={index}>
        <rect className={`market-${name}`} y={y + 1} height={row - 2} {...part(drawing, `${name}${index}`)} />
        <text x="0" y={y + 14.5} {...part(drawing, `${name}${index}-price`)} />
        <text x="100%" dx="-6" y={y + 14.5} className="market-end" {...part(drawing, `${name}${index}-volume`)} />
      </g>
    );
  });
}

/**
 * An order book and a position's margin beside it, drawn by the build with the first step's numbers. src/behaviour/market plays the
 * steps, all of which the page holds; without a script, or for readers who want less motion, it stands still.
 */
export function MarketPanel({ frames }: { readonly frames: readonly MarketFrame[] }): ReactNode {
  const [first] = frames;
  if (first === undefined) throw new Error('The front page draws a market of no steps.');
  const drawing = drawMarket(first);
  const count = first.bids.length;
  const middle = count * row;
  const height = (2 * count + 1) * row;
  return (
    <figure className="market" aria-label="An example: order book and margin" data-market={JSON.stringify(frames)}>
      <div className="market-pictures">
        <div>
          <h2 className="market-title">Order book</h2>
          <svg width="100%" height={height} aria-hidden="true">
            <Side drawing={drawing} name="ask" count={count} />
            <Side drawing={drawing} name="bid" count={count} />
            <text x="0" y={middle + 15} className="market-mark" {...part(drawing, 'mark')} />
            <text x="100%" dx="-6" y={middle + 15} className="market-end">
              mark price
            </text>
          </svg>
        </div>
        <div>
          <h2 className="market-title">Margin of 3 long</h2>
          <svg width="100%" height={height} aria-hidden="true">
            <rect className="market-column" x="0" y="0" width="20" height="100%" />
            <rect className="market-held" x="0" width="20" {...part(drawing, 'held')} />
            {levelNames.map((name) => (
              <g key={name}>
                <line className="market-rung" x1="0" x2="100%" {...part(drawing, name)} />
                <text x="30" dy="-5" {...part(drawing, `${name}-name`)}>
                  {name}
                </text>
                <text x="100%" dy="-5" className="market-end" {...part(drawing, `${name}-amount`)} />
              </g>
            ))}
          </svg>
        </div>
      </div>
      <dl className="market-accounts">
        <div>
          <dt>Margin account</dt>
          <dd {...part(drawing, 'margin')} />
        </div>
        <div>
          <dt>General account</dt>
          <dd {...part(drawing, 'general')} />
        </div>
        <div>
          <dt>Exit price in the book</dt>
          <dd {...part(drawing, 'exit')} />
        </div>
      </dl>
      <p className="market-event" {...part(drawing, 'event')} />
      <p className="market-controls">
        <button type="button" data-market-play="">
          Play
        </button>
        <label>
          <span className="visually-hidden">Step of the example</span>
          <input
            type="range"
            min="0"
            max={frames.length - 1}
            defaultValue="0"
            aria-valuetext={`1 of ${frames.length}`}
            data-market-step=""
          />
        </label>
      </p>
    </figure>
  );
}
