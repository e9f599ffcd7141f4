/** How far from the window an element is near: about what a reader scrolls in one go. */
const margin = '400px';

/**
 * Calls back once when an element comes near the visible part of the page, or when the keyboard reaches it.
 * @returns what stops the waiting.
 */
export function whenNear(element: HTMLElement, callBack: () => void): () => void {
  const stop = (): void => {
    observer.disconnect();
    element.removeEventListener('focusin', reached);
  };
  const reached = (): void => {
    stop();
    callBack();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  element.addEventListener('focusin', reached);
  return stop;
}
