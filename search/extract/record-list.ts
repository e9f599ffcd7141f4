import type { ExtractedRecord } from './types.ts';

/** The records of a page while it is being read, in their order; the first is the page's own. */
export class RecordList {
  readonly records: ExtractedRecord[] = [];
  readonly #byHash = new Map<string, number>();
  /** The last heading of each level. */
  #path: (number | undefined)[] = [];

  /** Adds a record and gives its position. */
  add(kind: ExtractedRecord['kind'], title: string, hash: string, parent: number): number {
    this.records.push({ kind, title, hash, parent, names: new Set(), text: '' });
    const position = this.records.length - 1;
    if (hash !== '' && !this.#byHash.has(hash)) this.#byHash.set(hash, position);
    return position;
  }

  /** Adds a heading under the last one of a higher level, or under the record whose anchor begins its own. */
  addHeading(kind: ExtractedRecord['kind'], title: string, hash: string, level: number): number {
    const above = this.#path.slice(0, level).findLast((position) => position !== undefined) ?? 0;
    const position = this.add(kind, title, hash, this.#owner(hash) ?? above);
    this.#path = this.#path.slice(0, level);
    this.#path[level] = position;
    return position;
  }

  /** Adds an element under the record whose anchor begins its own (`Order` of `Order.price`), else under `around`. */
  addElement(title: string, hash: string, around: number): number {
    return this.add('identifier', title, hash, this.#owner(hash) ?? around);
  }

  #owner(hash: string): number | undefined {
    for (let end = hash.lastIndexOf('.'); end > 0; end = hash.lastIndexOf('.', end - 1)) {
      const found = this.#byHash.get(hash.slice(0, end));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
