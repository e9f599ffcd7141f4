import { trees } from '../../../product.ts';
import { drawMarket } from '../../../common/draw-market.ts';
import type { MarketFrame } from '../../../common/market-frame.ts';

const stepMs = 1400;
/** How many steps the last one, the close-out, stays. */
const rest = 4;

/** Draws a step into the panel that the build has drawn. */
export function show(panel: Element, frame: MarketFrame): void {
  for (const [name, { text, ...attributes }] of Object.entries(drawMarket(frame))) {
    const element = panel.querySelector(`[data-part="${name}"]`);
    if (text !== undefined && element) element.textContent = text;
    for (const [key, value] of Object.entries(attributes)) element?.setAttribute(key, value);
  }
}

/**
 * Plays the steps of the front page's market: only while it is in sight and its page in front, and not by itself for readers who
 * want less motion. The button stops it, the slider goes to a step.
 */
export function startMarket(panel: HTMLElement): void {
  const frames = JSON.parse(panel.dataset['market'] ?? '[]') as MarketFrame[];
  const button = panel.querySelector<HTMLButtonElement>('[data-market-play]');
  const slider = panel.querySelector<HTMLInputElement>('[data-market-step]');
  if (button === null || slider === null || frames.length === 0) return;
  let timer: number | undefined;
  let waited = 0;
  let inSight = false;
  let wanted = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  const go = (step: number): void => {
    const frame = frames[step];
    if (frame === undefined) return;
    slider.value = String(step);
    slider.setAttribute('aria-valuetext', `${step + 1} of ${frames.length}`);
    show(panel, frame);
  };
  const tick = (): void => {
    const step = Number(slider.value);
    if (step < frames.length - 1) return go(step + 1);
    waited = (waited + 1) % rest;
    if (waited === 0) go(0);
  };
  const set = (): void => {
    const runs = wanted && inSight && !document.hidden;
    button.textContent = wanted ? 'Pause' : 'Play';
    if (runs === (timer !== undefined)) return;
    window.clearInterval(timer);
    timer = runs ? window.setInterval(tick, stepMs) : undefined;
  };
  const play = (now: boolean): void => {
    wanted = now;
    set();
  };
  button.addEventListener('click', () => play(!wanted));
  slider.addEventListener('input', () => {
    play(false);
    go(Number(slider.value));
  });
  document.addEventListener('visibilitychange', set);
  new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? false;
    set();
  }).observe(panel);
}

const started = new WeakSet<Element>();

/** To be called whenever the front page is shown: the market goes on, and ways in lead to the network that the reader chose last. */
export function startFront(panel: HTMLElement): void {
  if (!started.has(panel)) startMarket(panel);
  started.add(panel);
  const tree = preferredTree();
  if (tree === undefined) return;
  const ways = panel.ownerDocument.querySelectorAll('[data-page="/"] a[href]:not(.tree-choice a)');
  for (const way of ways) {
    const href = way.getAttribute('href') ?? '';
    way.setAttribute('href', href.replace(/^\/(?:mainnet|testnet)(?=\/)/, `/${tree}`));
  }
}

/** The network that the framework has remembered; undefined when it has none, or the browser keeps nothing. */
function preferredTree(): string | undefined {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith('docs-preferred-version-default'));
    const version = key === undefined ? null : localStorage.getItem(key);
    return Object.values(trees).find(({ docsVersion }) => docsVersion === version)?.path;
  } catch {
    return undefined;
  }
}
