interface History {
  push(path: string): void;
}

let history: History | undefined;

/** Remembers the router's history for code outside React; src/theme/Root calls it. */
export function rememberHistory(current: History): void {
  history = current;
}

/** Goes to a path of this site by the router. False when the router is not there yet: the browser then follows the link. */
export function navigate(path: string): boolean {
  if (history === undefined) return false;
  history.push(path);
  return true;
}
