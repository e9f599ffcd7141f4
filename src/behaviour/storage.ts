/** A remembered value, or null when there is none or the browser refuses storage (private windows, blocked cookies). */
export function recall(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a value where the browser allows it; nothing on the page depends on it. */
export function remember(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The choice then holds for this page only.
  }
}
