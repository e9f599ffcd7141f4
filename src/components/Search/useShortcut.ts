import { useEffect, useRef } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** Calls `focus` on Ctrl+K, or Cmd+K on Apple's machines, wherever the reader is. Gives the shortcut as it is written there. */
export function useShortcut(focus: () => void): string {
  const isBrowser = useIsBrowser();
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
      // Elsewhere than on Apple's machines the Meta key belongs to the system; on them Ctrl+K deletes to the end of the line.
      if (event.metaKey !== isApple()) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return isBrowser && isApple() ? '⌘ K' : 'Ctrl K';
}
