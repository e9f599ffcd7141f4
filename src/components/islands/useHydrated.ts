import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether React has taken the static page's markup over: false in the first rendering, which has to be the page's. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
