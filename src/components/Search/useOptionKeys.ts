import { useEffect, useState, type KeyboardEvent } from 'react';

/** Handles a key that is meant for the list; false when it is not. */
export type KeyHandler = (event: KeyboardEvent) => boolean;

/**
 * Moves through a list of options by keyboard while the focus stays in the box. The first option is active from the start; Home
 * and End belong to the box until the reader has moved in the list. Another `list` begins anew. Gives the active position, -1 for an empty list.
 */
export function useOptionKeys(
  count: number,
  list: unknown,
  onKeys: (handler: KeyHandler) => void,
  choose: (position: number) => void,
): { active: number; setActive: (position: number) => void } {
  const [moved, setMoved] = useState({ list, position: 0, byKey: false });
  const { position, byKey } = moved.list === list ? moved : { position: 0, byKey: false };
  const active = count === 0 ? -1 : Math.min(position, count - 1);
  useEffect(() => {
    onKeys((event) => {
      if (count === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
      const targets: Record<string, number | undefined> = {
        ArrowDown: (active + 1) % count,
        ArrowUp: (active + count - 1) % count,
        ...(byKey ? { Home: 0, End: count - 1 } : {}),
      };
      const target = targets[event.key];
      if (event.key === 'Enter') choose(active);
      else if (target === undefined) return false;
      else setMoved({ list, position: target, byKey: true });
      event.preventDefault();
      return true;
    });
  });
  return { active, setActive: (next) => setMoved({ list, position: next, byKey }) };
}
