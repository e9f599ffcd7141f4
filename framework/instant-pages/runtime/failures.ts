/** Why a page is not there: the site did not answer, or it answered but the page did not arrive whole. */
export type Failure = 'unreachable' | 'broken';

const failures = new Map<string, Failure>();

/** Remembers why the page at a path could not be loaded. */
export function noteFailure(path: string, failure: Failure): void {
  failures.set(path, failure);
}

/** Why the page at a path could not be loaded the last time; undefined when it did not fail. */
export function failureOf(path: string): Failure | undefined {
  return failures.get(path);
}

/** Forgets a failure once the page is there. */
export function clearFailure(path: string): void {
  failures.delete(path);
}
