import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { newestRelease } from '../../product.ts';

/** The errors that the sandbox's wallet gives. */
export type ErrorName =
  | 'ParseError'
  | 'InvalidRequest'
  | 'MethodNotFound'
  | 'InvalidParams'
  | 'AuthenticationFailure'
  | 'HostnameResolutionFailure'
  | 'RequestNotPermitted'
  | 'NetworkRejectedInvalidTransaction'
  | 'NetworkCouldNotProcessTransaction';

let known: Record<ErrorName, { code: number; message: string }> | undefined;

/** Codes and messages of the wallet's errors, as the definitions have them. */
export function walletErrors(): Record<ErrorName, { code: number; message: string }> {
  known ??= Object.fromEntries(
    Object.entries(
      parse(
        readFileSync(new URL(`../../${newestRelease.folder}/wallet/errors.yaml`, import.meta.url), 'utf8'),
      ) as Record<string, { code: number; message: string }>,
    ).map(([name, { code, message }]) => [name, { code, message }]),
  ) as Record<ErrorName, { code: number; message: string }>;
  return known;
}
