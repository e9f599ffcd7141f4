// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawMarket } from '../../../common/draw-market.ts';
import { marketFrames } from '../../../content/front/market.ts';
import { MarketPanel } from '../../components/Front/MarketPanel.tsx';
import { startFront, startMarket } from './index.ts';

const frames = marketFrames();
let panel: HTMLElement;
let seen: ((isIntersecting: boolean) => void) | undefined;

/** Whether the reader wants less motion, and that the panel's place in the window is told by `seen`. */
function browserWith(lessMotion: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = vi.fn();
    },
  );
}

const shown = (): string | null | undefined => panel.querySelector('[data-part=event]')?.textContent;
const sentence = (step: number): string | undefined => drawMarket(frames[step] ?? frames[0]!)['event']?.['text'];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = `<div data-page="/">${renderToStaticMarkup(<MarketPanel frames={frames} />)}<a href="/mainnet/calculators">Ways</a></div>`;
  panel = document.querySelector('[data-market]') as HTMLElement;
});

describe('the market of the front page', () => {
  it('is drawn by the build with every part that a later step changes', () => {
    for (const [name, { text, ...attributes }] of Object.entries(drawMarket(frames[0]!))) {
      const element = panel.querySelector(`[data-part="${name}"]`);
      expect([name, element === null]).toEqual([name, false]);
      if (text !== undefined) expect(element?.textContent).toBe(text);
      for (const [key, value] of Object.entries(attributes)) expect(element?.getAttribute(key)).toBe(value);
    }
    expect(panel.innerHTML).not.toMatch(/NaN|undefined|style=/);
  });

  it('plays while it is in sight, and stops for the button', () => {
    browserWith(false);
    startMarket(panel);
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe(sentence(0));
    seen?.(true);
    vi.advanceTimersByTime(1500);
    expect(shown()).toBe(sentence(1));
    panel.querySelector('button')?.click();
    vi.advanceTimersByTime(5000);
    expect(shown()).toBe(sentence(1));
    expect(panel.querySelector('button')?.textContent).toBe('Play');
  });

  it('begins again after the position has been closed out', () => {
    browserWith(false);
    startMarket(panel);
    seen?.(true);
    vi.advanceTimersByTime(1400 * (frames.length - 1));
    expect(shown()).toContain('closed out');
    vi.advanceTimersByTime(1400 * 4);
    expect(shown()).toBe(sentence(0));
  });

  it('stands still for readers who want less motion, and goes where they put the slider', () => {
    browserWith(true);
    startMarket(panel);
    seen?.(true);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(sentence(0));
    const slider = panel.querySelector('input') as HTMLInputElement;
    slider.value = '7';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect(shown()).toBe(sentence(7));
    expect(slider.getAttribute('aria-valuetext')).toBe(`8 of ${frames.length}`);
  });
});

describe('the ways in', () => {
  it('lead to the network that the reader chose last', () => {
    browserWith(true);
    startFront(panel);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/mainnet/calculators');
    localStorage.setItem('docs-preferred-version-default-abc', 'current');
    startFront(panel);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/testnet/calculators');
  });
});
