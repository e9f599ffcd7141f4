import { useEffect, useRef } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { slashOpens } from './slashKey';

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** Where a `/` is typed as a letter, or may be a key of the element's own. */
const typedInto = 'input, textarea, select, [contenteditable], [role=textbox], [role=application]';

/** Whether a key opens the search: Ctrl+K, or Cmd+K on Apple's machines, anywhere; `/` where nothing is being typed. */
function isShortcut({ key, altKey, shiftKey, ctrlKey, metaKey, target, isComposing }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key === '/')
    return (
      !ctrlKey &&
      !metaKey &&
      !isComposing &&
      !(target instanceof Element && target.closest(typedInto) !== null) &&
      slashOpens()
    );
  // Elsewhere than on Apple's machines the Meta key belongs to the system; on them Ctrl+K deletes to the end of the line.
  return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey && metaKey === isApple();
}

/** Calls `focus` on a key that opens the search. Gives the shortcut as it is written on this machine. */
export function useShortcut(focus: () => void): string {
  const isBrowser = useIsBrowser();
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return isBrowser && isApple() ? '⌘ K' : 'Ctrl K';
}
