/** What the client knows of an operation while it runs. */
export interface OperationFacts {
  readonly server: 'dataNode' | 'coreNode' | 'explorer';
  readonly method: string;
  /** With `{name}` for each variable. */
  readonly path: string;
}

/** What the types say of an operation. */
export interface OperationTypes {
  readonly delivery: 'json' | 'stream' | 'file';
  readonly parameters: object;
  readonly body: unknown;
  readonly answer: unknown;
}

/** The operations of one kind of delivery. */
export type IdsOf<Operations, Delivery> = {
  [Id in keyof Operations]: Operations[Id] extends { readonly delivery: Delivery } ? Id : never;
}[keyof Operations] &
  string;

/** What a call gives: parameters under their names, the body apart. */
export type Call<Operation extends OperationTypes> = Operation['parameters'] &
  (Operation['body'] extends undefined ? unknown : { readonly body: Operation['body'] });

/** Base addresses without a slash at the end. Only the servers that are called have to be given. */
export interface RestOptions {
  /** A data node, `https://…` or `http://localhost:3008`. */
  readonly dataNode?: string;
  /** Your own core node, `http://localhost:3003`. */
  readonly coreNode?: string;
  /** A block explorer, `http://localhost:1515/rest`. */
  readonly explorer?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** What a server answers to a request that failed: `google.rpc.Status`. */
export interface Status {
  /** gRPC code. */
  readonly code: number;
  readonly message: string;
  readonly details: readonly unknown[];
}

/** A request that failed, or a stream that the node ended. */
export class RestError extends Error {
  /** HTTP status; undefined when a stream ended that had begun. */
  readonly httpStatus: number | undefined;
  /** Undefined where the answer was no `google.rpc.Status`, as from a proxy on the way. */
  readonly status: Status | undefined;

  constructor(message: string, httpStatus: number | undefined, status: Status | undefined) {
    super(message);
    this.name = 'RestError';
    this.httpStatus = httpStatus;
    this.status = status;
  }
}

/** A thin client: it makes addresses and bodies, and throws RestError for what is no success. */
export class RestClientOf<Operations extends { readonly [Id in keyof Operations]: OperationTypes }> {
  readonly #facts: Readonly<Record<string, OperationFacts>>;
  readonly #options: RestOptions;

  constructor(facts: Readonly<Record<string, OperationFacts>>, options: RestOptions) {
    this.#facts = facts;
    this.#options = options;
  }

  /** Calls an operation that answers with one document. */
  async call<Id extends IdsOf<Operations, 'json'>>(
    id: Id,
    input: Call<Operations[Id]>,
    signal?: AbortSignal,
  ): Promise<Operations[Id]['answer']> {
    const response = await this.#send(id, input, signal);
    return (await response.json()) as Operations[Id]['answer'];
  }

  /** Calls an operation that answers with a file. */
  file<Id extends IdsOf<Operations, 'file'>>(
    id: Id,
    input: Call<Operations[Id]>,
    signal?: AbortSignal,
  ): Promise<Response> {
    return this.#send(id, input, signal);
  }

  /** Opens a stream over HTTP. It ends when the loop over it is left, when the signal says so, or when the node ends it. */
  async *stream<Id extends IdsOf<Operations, 'stream'>>(
    id: Id,
    input: Call<Operations[Id]>,
    signal?: AbortSignal,
  ): AsyncGenerator<Operations[Id]['answer'], void, void> {
    const { body } = await this.#send(id, input, signal);
    if (!body) return;
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        const lines = (rest + value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line === '') continue;
          const { result, error } = JSON.parse(line) as { result?: Operations[Id]['answer']; error?: Status };
          if (error) throw new RestError(error.message, undefined, error);
          yield result as Operations[Id]['answer'];
        }
      }
    } finally {
      await reader.cancel();
    }
  }

  async #send(id: string, input: object, signal: AbortSignal | undefined): Promise<Response> {
    const facts = this.#facts[id];
    if (!facts) throw new TypeError(`There is no operation ${id}.`);
    const base = this.#options[facts.server];
    if (base === undefined) throw new TypeError(`${id} is asked of ${facts.server}: give its address to the client.`);
    const { body, ...given } = input as Readonly<Record<string, unknown>>;
    const used = new Set<string>();
    const path = facts.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
      if (given[name] === undefined) throw new TypeError(`${id} needs ${name}.`);
      used.add(name);
      return encodeURIComponent(String(given[name]));
    });
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(given)) {
      if (used.has(name) || value === undefined) continue;
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, String(one));
    }
    const search = query.toString();
    const response = await (this.#options.fetch ?? globalThis.fetch)(
      `${base}${path}${search === '' ? '' : `?${search}`}`,
      {
        method: facts.method,
        ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
        ...(signal && { signal }),
      },
    );
    if (response.ok) return response;
    const text = await response.text();
    throw new RestError(`${id}: ${response.status} ${text}`, response.status, statusOf(text));
  }
}

function statusOf(text: string): Status | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'code' in value ? (value as Status) : undefined;
  } catch {
    return undefined;
  }
}
