// A price from elsewhere, with a fallback for when it is old or missing.
const every = 2000; // milliseconds between two questions
const oldest = 15_000; // milliseconds after which a price counts as missing

/** Asks an address for a price, again and again. */
export class PriceFeed {
  readonly #url: string;
  readonly #path: string;
  #value: string | undefined;
  #at = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, path: string) {
    this.#url = url;
    this.#path = path;
  }

  /** Starts asking. Does nothing without an address. */
  start(): void {
    if (this.#url === "") return;
    const ask = async (): Promise<void> => {
      try {
        this.#value = await this.#ask();
        this.#at = Date.now();
      } catch (error) {
        console.log("Price feed:", String(error));
      }
    };
    void ask();
    this.#timer = setInterval(() => void ask(), every);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #ask(): Promise<string> {
    const response = await fetch(this.#url, { signal: AbortSignal.timeout(5000) });
    if (!response.ok) throw new Error(String(response.status));
    const value = this.#path.split(".").reduce((inner: any, name) => inner?.[name], await response.json());
    if (!(Number(value) > 0) || !Number.isFinite(Number(value))) throw new Error(`${value} is no price`);
    return String(value);
  }

  /** The latest price, or undefined when there is none that is recent. */
  price(): string | undefined {
    return Date.now() - this.#at > oldest ? undefined : this.#value;
  }
}
