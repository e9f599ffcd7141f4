import type { Difference, PartReport } from '../common/conformance-report.ts';

export type { Difference, PartReport } from '../common/conformance-report.ts';

/** Counts comparisons of one part and keeps what differs. */
export class Recorder {
  readonly #compared = new Map<string, number>();
  readonly #differences: Difference[] = [];
  readonly #left: { element: string; reason: string }[] = [];

  constructor(readonly part: string) {}

  /**
   * Compares two values, lists and objects by what is in them.
   *
   * @param kind what is counted, in the plural: `flags`, `fields`
   * @returns whether they are the same
   */
  compare(kind: string, element: string, aspect: string, documented: unknown, observed: unknown): boolean {
    this.#compared.set(kind, (this.#compared.get(kind) ?? 0) + 1);
    const [wanted, found] = [textOf(documented), textOf(observed)];
    if (wanted === found) return true;
    this.#differences.push({ element, aspect, documented: wanted, observed: found });
    return false;
  }

  /** Notes that something exists which could not be compared. */
  leave(element: string, reason: string): void {
    this.#left.push({ element, reason });
  }

  report(): PartReport {
    return {
      part: this.part,
      compared: Object.fromEntries(this.#compared),
      differences: this.#differences,
      left: this.#left,
    };
  }
}

/** A part that was not given, so that nothing of it was looked at. */
export function notChecked(part: string, reason: string): PartReport {
  return { part, notChecked: reason, compared: {}, differences: [], left: [] };
}

function textOf(value: unknown): string {
  if (value === undefined) return '(none)';
  return typeof value === 'string' ? value : JSON.stringify(value, (_, item: unknown) => sorted(item));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
