import { recall, remember } from '@site/src/behaviour/storage';

const key = 'search.recent';
const most = 5;
const longest = 100;

/** What the reader searched for lately, the latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry): entry is string => typeof entry === 'string').slice(0, most)
      : [];
  } catch {
    // What another program wrote there is no list of searches.
    return [];
  }
}

/** Remembers a search in this browser, where it allows it. */
export function rememberSearch(query: string): void {
  const searched = query.trim().slice(0, longest);
  if (searched === '') return;
  remember(key, JSON.stringify([searched, ...recentSearches().filter((entry) => entry !== searched)].slice(0, most)));
}

/** Forgets all searches. */
export function forgetSearches(): void {
  remember(key, '[]');
}
