import type { JsonObject } from '../world/types.ts';

/** Sends events in batches: full ones only, and the next one when it is asked for. With size zero, events go as they come. */
export class Batches {
  readonly #size: number;
  readonly #send: (events: JsonObject[]) => void;
  readonly #waiting: JsonObject[] = [];
  #asked = true;

  constructor(size: number, send: (events: JsonObject[]) => void) {
    this.#size = size;
    this.#send = send;
  }

  add(events: readonly JsonObject[]): void {
    this.#waiting.push(...events);
    this.#flush();
  }

  /** The reader asks for the next batch. */
  next(): void {
    this.#asked = true;
    this.#flush();
  }

  #flush(): void {
    if (this.#size === 0) return this.#send(this.#waiting.splice(0));
    if (!this.#asked || this.#waiting.length < this.#size) return;
    this.#asked = false;
    this.#send(this.#waiting.splice(0, this.#size));
  }
}
