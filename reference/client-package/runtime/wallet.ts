/** What the types say of a method of the wallet. */
export interface MethodTypes {
  readonly params: unknown;
  readonly result: unknown;
}

export interface WalletOptions {
  /** Address of the wallet's service, `http://127.0.0.1:1789`. */
  readonly url: string;
  /** Origin of the application: under its host the wallet knows it. Browsers set it themselves. */
  readonly origin: string;
  /** A long-living API token, or one that an earlier connection gave. */
  readonly token?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The wallet refused a request, or its user did. */
export class WalletError extends Error {
  /** JSON-RPC code; undefined where the answer was no JSON-RPC. */
  readonly code: number | undefined;
  /** What exactly was wrong. */
  readonly data: string | undefined;

  constructor(message: string, code: number | undefined, data: string | undefined) {
    super(message);
    this.name = 'WalletError';
    this.code = code;
    this.data = data;
  }
}

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: string };
}

/** A thin client of the wallet's JSON-RPC methods for applications. */
export class WalletClientOf<Methods extends { readonly [Name in keyof Methods]: MethodTypes }> {
  readonly #options: WalletOptions;
  #token: string | undefined;
  #requests = 0;

  constructor(options: WalletOptions) {
    this.#options = options;
    this.#token = options.token;
  }

  /** The token of the connection, to be kept where nobody else reads it. */
  get token(): string | undefined {
    return this.#token;
  }

  /**
   * Calls a method and waits for its answer, which may take as long as the wallet's user takes. A connection's token is kept and sent
   * with what follows.
   */
  async call<Name extends keyof Methods & string>(
    method: Name,
    ...[params]: Methods[Name]['params'] extends undefined ? [] : [params: Methods[Name]['params']]
  ): Promise<Methods[Name]['result']> {
    const { url, origin, fetch = globalThis.fetch } = this.#options;
    this.#requests += 1;
    const response = await fetch(`${url}/api/v2/requests`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json-rpc',
        Origin: origin,
        ...(this.#token !== undefined && { Authorization: `VWT ${this.#token}` }),
      },
      // The wallet takes no number for an id.
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: String(this.#requests),
        method,
        ...(params !== undefined && { params }),
      }),
    });
    const text = await response.text();
    let answer: Answer;
    try {
      answer = JSON.parse(text) as Answer;
    } catch {
      throw new WalletError(`${method}: ${response.status} ${text}`, undefined, undefined);
    }
    const { error, result } = answer;
    if (error) throw new WalletError(`${method}: ${error.data ?? error.message}`, error.code, error.data);
    const given = /^VWT (.+)$/.exec(response.headers.get('Authorization') ?? '')?.[1];
    if (given !== undefined) this.#token = given;
    if (method === 'client.disconnect_wallet') this.#token = undefined;
    return result;
  }
}
