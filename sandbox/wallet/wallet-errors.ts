/** The errors that the sandbox's wallet gives. */
export const errorNames = [
  'ParseError',
  'InvalidRequest',
  'MethodNotFound',
  'InvalidParams',
  'InternalError',
  'AuthenticationFailure',
  'HostnameResolutionFailure',
  'RequestNotPermitted',
  'NetworkCouldNotProcessTransaction',
  'ConnectionClosed',
  'RequestRejected',
  'RequestCancelledByUser',
] as const;

export type ErrorName = (typeof errorNames)[number];

/** Codes and messages of errors, as the definitions have them. */
export type ErrorTable = Readonly<Record<ErrorName, { readonly code: number; readonly message: string }>>;

/** Of all errors of the definitions those that the sandbox's wallet gives. @throws Error when one is missing */
export function errorTable(
  all: Readonly<Record<string, { readonly code: number; readonly message: string }>>,
): ErrorTable {
  return Object.fromEntries(
    errorNames.map((name) => {
      const error = all[name];
      if (!error) throw new Error(`The wallet's definitions have no error ${name}.`);
      return [name, { code: error.code, message: error.message }];
    }),
  ) as ErrorTable;
}

/** An error that the wallet answers with, by its name in the definitions. */
export class WalletError extends Error {
  /**
   * @param reason what happened, for the member `data`; undefined for an error without it
   * @param ownMessage in place of that of the error's code
   */
  constructor(
    readonly errorName: ErrorName,
    readonly reason: string | undefined,
    readonly ownMessage?: string,
  ) {
    super(reason ?? ownMessage);
  }

  /** HTTP status that the service gives it. */
  get status(): 400 | 401 | 500 {
    if (this.errorName === 'AuthenticationFailure') return 401;
    return this.errorName === 'InternalError' ? 500 : 400;
  }

  toJson(errors: ErrorTable): { code: number; message: string; data?: string } {
    const { code, message } = errors[this.errorName];
    return { code, message: this.ownMessage ?? message, ...(this.reason === undefined ? {} : { data: this.reason }) };
  }
}
