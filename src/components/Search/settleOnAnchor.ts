/** The place is reached when nothing has moved for this many frames. */
const stillFrames = 12;
const mostFrames = 120;
const tolerancePx = 2;
const readerActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function find(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1));
  }
}

/**
 * Keeps the element of an anchor at the top of the window until the page has come to rest: long pages are laid out part by part as
 * they come near the window, which moves what has been scrolled to. Ends by itself, when the reader acts, and by the result.
 */
export function settleOnAnchor(hash: string): () => void {
  const element = hash.length > 1 ? find(hash) : null;
  if (element === null) return () => undefined;
  const abort = new AbortController();
  let frames = 0;
  let still = 0;
  const check = (): void => {
    if (abort.signal.aborted) return;
    const wanted = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    const off = element.getBoundingClientRect().top - wanted;
    const { scrollHeight } = document.documentElement;
    const isLast = off > 0 && window.scrollY + window.innerHeight >= scrollHeight - tolerancePx;
    if (Math.abs(off) > tolerancePx && !isLast) {
      element.scrollIntoView({ behavior: 'instant', block: 'start' });
      still = 0;
    }
    still += 1;
    frames += 1;
    if (still < stillFrames && frames < mostFrames) requestAnimationFrame(check);
    else abort.abort();
  };
  for (const event of readerActs) window.addEventListener(event, () => abort.abort(), { passive: true, signal: abort.signal });
  requestAnimationFrame(check);
  return () => abort.abort();
}
