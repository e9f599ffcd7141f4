import type { Violation } from '../../reference/commands/violations.ts';
import { describe } from './check-command.ts';
import { WalletError } from './wallet-errors.ts';

/** @throws WalletError that lists what is wrong with a command */
export function refuse(found: readonly Violation[]): void {
  if (found.length > 0) throw new WalletError('InvalidParams', describe(found));
}
