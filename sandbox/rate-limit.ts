/** Allows so many events in a second, and more at once after quiet. */
export class RateLimit {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** @param most events at once; @param now milliseconds */
  constructor(perSecond: number, most: number, now: () => number = () => performance.now()) {
    [this.#perSecond, this.#most, this.#now] = [perSecond, most, now];
    [this.#left, this.#at] = [most, now()];
  }

  /** Whether one more is allowed; it then counts. */
  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
