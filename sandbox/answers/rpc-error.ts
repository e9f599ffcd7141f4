import type { JsonObject } from '../world/types.ts';

/** The gRPC codes that the APIs answer with, and the HTTP status of each. */
const grpcCodes = {
  unknown: { code: 2, status: 500, message: 'Unknown error' },
  invalidArgument: { code: 3, status: 400, message: 'InvalidArgument error' },
  notFound: { code: 5, status: 404, message: 'NotFound error' },
  resourceExhausted: { code: 8, status: 429, message: 'ResourceExhausted error' },
  unimplemented: { code: 12, status: 501, message: 'Unimplemented error' },
  internal: { code: 13, status: 500, message: 'Internal error' },
} as const;

export type ErrorKind = keyof typeof grpcCodes;

/** An error that the APIs document: a kind, the API's own number, and what was wrong. */
export class RpcError extends Error {
  readonly kind: ErrorKind;
  /** Number of the error in the API; 0 for errors that the gateway itself finds. */
  readonly number: number;

  constructor(kind: ErrorKind, reason: string, number = 0) {
    super(reason);
    this.kind = kind;
    this.number = number;
  }

  get code(): number {
    return grpcCodes[this.kind].code;
  }

  get status(): number {
    return grpcCodes[this.kind].status;
  }

  /** `google.rpc.Status` as the gateway writes it. */
  toJson(): JsonObject {
    if (this.number === 0) return { code: this.code, message: this.message, details: [] };
    return {
      code: this.code,
      message: grpcCodes[this.kind].message,
      details: [
        { '@type': 'type.googleapis.com/vega.ErrorDetail', code: this.number, message: this.message, inner: '' },
      ],
    };
  }
}

/** What was thrown, as the APIs answer it: what is no error of theirs is an internal one. */
export const rpcErrorOf = (thrown: unknown): RpcError =>
  thrown instanceof RpcError ? thrown : new RpcError('internal', (thrown as Error).message);

/** Numbers of the API's errors that the sandbox gives; 10000 stands for an error that has no number of its own. */
export const errorNumbers = {
  unmapped: 10000,
  missingProposal: 10022,
  missingProposalAndParty: 10023,
  missingProposalOrParty: 10024,
  pagination: 10028,
  filter: 10029,
  candleData: 60001,
  candleStream: 60002,
  epoch: 250001,
} as const;

const notFoundNumbers: Readonly<Record<string, number>> = { order: 20006, market: 30002, 'network parameter': 100003 };

/** The error for something that is not there. */
export const notFound = (what: string): RpcError =>
  new RpcError('notFound', `no ${what} found`, notFoundNumbers[what] ?? errorNumbers.unmapped);
