const key = 'instant-pages.reloaded';
const kept = 50;

/** What the guard needs of the window; `storage` may throw where the browser blocks it. */
export interface ReloadPlace {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the document on screen is itself the product of a reload. */
  readonly wasReloaded: () => boolean;
}

function reloaded(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

/** Forgets that a page was loaded anew, once it is there: a later failure of it is a new one. */
export function forgetReload(path: string, build: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>): void {
  const mark = `${build} ${path}`;
  try {
    const place = storage();
    const before = reloaded(place.getItem(key));
    if (before.includes(mark)) place.setItem(key, JSON.stringify(before.filter((other) => other !== mark)));
  } catch {
    // Nothing was remembered.
  }
}

/**
 * Whether a page that failed may be loaded anew: once a path and build until it is there (`forgetReload`), so that no failure reloads
 * in a loop. Remembers a yes. Without storage, a document that was reloaded already is not reloaded again.
 */
export function claimReload(path: string, build: string, { storage, wasReloaded }: ReloadPlace): boolean {
  const mark = `${build} ${path}`;
  try {
    const place = storage();
    const before = reloaded(place.getItem(key));
    if (before.includes(mark)) return false;
    place.setItem(key, JSON.stringify([...before, mark].slice(-kept)));
    return true;
  } catch {
    return !wasReloaded();
  }
}
