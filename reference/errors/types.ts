/** The servers whose errors are told apart, and the service that each answers for. */
export const errorSources = {
  'data-node': 'datanode.api.v2.TradingDataService',
  core: 'vega.api.v1.CoreService',
  'core-state': 'vega.api.v1.CoreStateService',
  explorer: 'blockexplorer.api.v1.BlockExplorerService',
} as const;
export type ErrorSource = keyof typeof errorSources;

/** How an rpc gives an error; `definitions/…/api-errors.yaml` says what each form becomes. */
export type ErrorForm = 'alone' | 'caused' | 'listed' | 'failed' | 'prefixed' | 'bare';

export interface ApiError {
  readonly name: string;
  readonly source: ErrorSource;
  /** `code` of the `vega.ErrorDetail`; undefined where the error comes without one. */
  readonly number?: number;
  /** Text of that detail, or of the answer itself without one. */
  readonly text: string;
  /** Tells of the request, not of the node. */
  readonly mistake: boolean;
  /** Tells of the request too, but the server answers it as a failure of its own. */
  readonly request: boolean;
  /** gRPC code, where the kind of error alone does not say it. */
  readonly grpc?: GrpcCode;
  /** When it occurs; undefined for a failure of which the code says no more than its text. */
  readonly when?: string;
}

/** The errors of all servers, and what each rpc gives, by the rpc's full name. */
export interface ApiErrors {
  readonly errors: readonly ApiError[];
  readonly rpcs: ReadonlyMap<string, readonly (readonly [ApiError, readonly ErrorForm[]])[]>;
}

/** A text with which contracts refuse a call. */
export interface ContractError {
  readonly text: string;
  readonly when: string;
  readonly do: string;
  /** Functions by contract. */
  readonly at: Readonly<Record<string, readonly string[]>>;
}

/** gRPC codes by name, with their numbers and the HTTP statuses that the gateways give for them. */
export const grpcCodes = {
  CANCELLED: [1, 408],
  UNKNOWN: [2, 500],
  INVALID_ARGUMENT: [3, 400],
  DEADLINE_EXCEEDED: [4, 504],
  NOT_FOUND: [5, 404],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
} as const;
export type GrpcCode = keyof typeof grpcCodes;

/** A text with which a core node refuses a transaction before its command is executed. Source: `transaction-errors.yaml` of a release. */
export interface TransactionError {
  /** The code of the answer: 51, 60, 80 or 89. */
  readonly code: number;
  /** As the node writes it; `…` stands for values. */
  readonly text: string;
  readonly at: 'check' | 'block' | 'both';
  /** Fields of InputData of the commands that can be refused so; undefined where any can. */
  readonly commands?: readonly string[];
  readonly when: string;
  readonly do: string;
}
