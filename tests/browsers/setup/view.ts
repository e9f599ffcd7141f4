/** Keys beside those that write a character. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowDown' | 'ArrowRight' | 'Control';

/** One tab of a browser with nothing remembered, driven the same way in every engine. */
export interface View {
  /** Opens a page of the site and waits until React has taken it over. */
  go(path: string): Promise<void>;
  /** Runs a function in the page, with values that JSON can carry. */
  ask<T, Given extends readonly unknown[]>(work: (...given: Given) => T | Promise<T>, ...given: Given): Promise<T>;
  /** Waits until a function gives true in the page; loads of new documents may come between. */
  until<Given extends readonly unknown[]>(work: (...given: Given) => boolean, ...given: Given): Promise<void>;
  /** Presses the pointer in the middle of the first element that matches and is shown, as a reader does. */
  click(selector: string): Promise<void>;
  /** Presses keys together: `press('Control', 'k')`. */
  press(...keys: (Key | (string & {}))[]): Promise<void>;
  /** Writes characters where the focus is. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** Makes the page this wide inside, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The page as PNG. */
  picture(): Promise<Buffer>;
  /** Errors that the browser's console showed since the tab was opened; WebKit's driver does not tell them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** A browser that was started. */
export interface Running {
  /** As it says itself; known once a tab was opened. */
  readonly version: string;
  /** Opens a tab with nothing remembered. */
  open(base: string): Promise<View>;
  stop(): Promise<void>;
}

/** What an engine has to do itself; the rest is made of it. */
export interface Driver extends Omit<View, 'go' | 'until' | 'click'> {
  load(address: string): Promise<void>;
  /** Moves the pointer to a place of the window and presses it there. */
  pressAt(x: number, y: number): Promise<void>;
}

/** How long a page may take for something that has to happen; machines that test may be busy. */
const patienceMs = 30_000;
const moved = /context was destroyed|navigat|no such (frame|window|execution)|discarded|unloaded|stale/i;

/** The middle of an element that was brought into view and stands still there; null until there is one. */
async function middleOf(selector: string): Promise<{ readonly x: number; readonly y: number } | null> {
  const shown = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
  if (shown === undefined) return null;
  shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const middle = (): { x: number; y: number } => {
    const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  };
  const before = middle();
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { x, y } = middle();
  const isInView = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  return isInView && x === before.x && y === before.y ? { x, y } : null;
}

/** A tab of which the engine does the rest. */
export function viewOf(driver: Driver, base: string): View {
  const eventually = async <T>(what: string, tryIt: () => Promise<T | null | false>): Promise<T> => {
    const end = Date.now() + patienceMs;
    let last = '';
    for (;;) {
      try {
        const found = await tryIt();
        if (found !== null && found !== false) return found;
      } catch (error) {
        last = String(error);
        if (!moved.test(last)) throw error;
      }
      if (Date.now() > end) throw new Error(`Not within ${patienceMs / 1000} s: ${what} ${last}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const until: View['until'] = async (work, ...given) => {
    await eventually(`${String(work)} ${JSON.stringify(given)}`, () => driver.ask(work, ...given));
  };
  return {
    ask: (work, ...given) => driver.ask(work, ...given),
    press: (...keys) => driver.press(...keys),
    type: (text) => driver.type(text),
    back: () => driver.back(),
    resize: (width, height) => driver.resize(width, height),
    picture: () => driver.picture(),
    close: () => driver.close(),
    errors: driver.errors,
    until,
    async go(path) {
      await driver.load(`${base}${path}`);
      await until(() => document.documentElement.dataset['hasHydrated'] === 'true');
    },
    async click(selector) {
      const { x, y } = await eventually(`an element ${selector} that is shown`, () => driver.ask(middleOf, selector));
      await driver.pressAt(x, y);
    },
  };
}
