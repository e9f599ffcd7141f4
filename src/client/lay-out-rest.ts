/** Whatever the style sheet may have left out: which of them it did is said there alone. */
const blocks = '.theme-doc-markdown > *, .pagination-nav, .footer';
/** What is left of an idle moment when no further block is begun, in milliseconds. */
const reserve = 10;

/** Safari has no idle callbacks: there, a moment after the last thing that happened. */
const whenIdle: (callBack: (idle: { timeRemaining(): number }) => void) => unknown =
  'requestIdleCallback' in globalThis ? (callBack) => requestIdleCallback(callBack) : (callBack) => setTimeout(callBack, 50, { timeRemaining: () => 0 });

/** Lays out everything at once: for pages that are shown later, and when nothing is left. */
export function layOutAll(): void {
  delete document.documentElement.dataset['layOut'];
}

/**
 * Lays out what the first paint left out (src/css/content.css), block by block while the browser has nothing else to do, so
 * that heights below are exact soon after and no frame waits for all of them.
 */
export function layOutRest(): void {
  if (document.documentElement.dataset['layOut'] === undefined) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(blocks)];
  const some = (idle: { timeRemaining(): number }): void => {
    do {
      const block = waiting.shift();
      if (block === undefined) return layOutAll();
      block.style.contentVisibility = 'visible';
      // Asking for its height makes the browser lay it out now, within the idle moment.
      block.getBoundingClientRect();
    } while (idle.timeRemaining() > reserve);
    whenIdle(some);
  };
  whenIdle(some);
}
