import path from 'node:path';

/** The files of one run, in memory: nothing is written before everything is made. */
export class GeneratedFiles {
  readonly #contents = new Map<string, string | Uint8Array>();

  /**
   * @param file path from the root of the output, with `/`
   * @throws Error when two pages or downloads claim one place
   */
  add(file: string, content: string | Uint8Array): void {
    const place = path.posix.normalize(file);
    if (this.#contents.has(place))
      throw new Error(`Two generated files are called ${place}: give one of them another route.`);
    this.#contents.set(place, content);
  }

  entries(): IterableIterator<[string, string | Uint8Array]> {
    return this.#contents.entries();
  }

  get(file: string): string | Uint8Array | undefined {
    return this.#contents.get(file);
  }
}
