import type { ErrorName } from './error-names.ts';
import { walletErrors } from './error-names.ts';

/** An error that the wallet answers with, by its name in the definitions. */
export class WalletError extends Error {
  readonly error: { readonly code: number; readonly message: string };

  /**
   * @param reason what happened, for the member `data`; undefined for an error without it
   * @param message in place of that of the error's code
   */
  constructor(
    name: ErrorName,
    readonly reason: string | undefined,
    message?: string,
  ) {
    super(reason ?? message);
    this.error = { ...walletErrors()[name], ...(message === undefined ? {} : { message }) };
  }

  /** HTTP status that the service gives it. */
  get status(): 400 | 401 | 500 {
    if (this.error.code === -32003) return 401;
    return this.error.code === -32603 ? 500 : 400;
  }

  toJson(): { code: number; message: string; data?: string } {
    return { ...this.error, ...(this.reason === undefined ? {} : { data: this.reason }) };
  }
}
