/** A JSON Schema of the wallet's documents; `$ref` points into `components.schemas`. */
export type Schema = Readonly<Record<string, unknown>>;

export interface OpenRpcParam {
  readonly name: string;
  readonly description?: string;
  readonly required: boolean;
  /** The released code drops the value. */
  readonly 'x-ignored'?: true;
  readonly schema: Schema;
}

export interface OpenRpcExample {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly value: unknown }[];
  readonly result: { readonly name: string; readonly value: unknown };
}

export interface OpenRpcMethod {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paramStructure: 'by-name';
  readonly params: readonly OpenRpcParam[];
  readonly result: { readonly name: string; readonly description?: string; readonly schema: Schema };
  readonly errors: readonly { readonly $ref: string }[];
  readonly examples: readonly OpenRpcExample[];
  readonly 'x-causes': readonly string[];
  readonly 'x-group': string;
  readonly 'x-needs-origin'?: boolean;
  readonly 'x-needs-token'?: boolean;
  readonly 'x-notes'?: readonly string[];
  readonly 'x-registered'?: false;
  readonly 'x-returns-token'?: boolean;
}

export interface OpenRpcError {
  readonly code: number;
  readonly message: string;
  /** In this document: when the error occurs. */
  readonly data: string;
}

/** The wallet's JSON-RPC API as an OpenRPC document. */
export interface OpenRpcDocument {
  readonly openrpc: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly Readonly<Record<string, string>>[];
  readonly methods: readonly OpenRpcMethod[];
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly errors: Readonly<Record<string, OpenRpcError>>;
  };
  /** What the methods of each group are for, in the order in which groups are shown. */
  readonly 'x-method-groups': Readonly<Record<string, string>>;
}

/** An error that a method can return. */
export interface WalletError {
  readonly name: string;
  readonly code: number;
  readonly message: string;
  readonly description: string;
}

/** A text that the `data` member of an error can have. */
export interface WalletErrorCause {
  readonly name: string;
  readonly data: string;
  readonly when: string;
}

export interface WalletParam {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** True where the released code drops the value. */
  readonly ignored: boolean;
  readonly schema: Schema;
}

/** One JSON-RPC method of the wallet, with everything a page about it shows. */
export interface WalletMethod {
  readonly name: string;
  readonly side: 'admin' | 'client';
  readonly group: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** False for a method that the released wallet documents but does not serve. */
  readonly registered: boolean;
  /** For client methods: whether a request needs the header Origin, whether it needs a token, whether it gives one. */
  readonly needsOrigin: boolean;
  readonly needsToken: boolean;
  readonly returnsToken: boolean;
  /** Where the released code departs from its own documentation, and other surprises. */
  readonly notes: readonly string[];
  readonly params: readonly WalletParam[];
  /** Absent for a method that returns nothing. */
  readonly result?: Schema;
  readonly errors: readonly WalletError[];
  readonly causes: readonly WalletErrorCause[];
  readonly example: { readonly request: object; readonly response: object };
}
