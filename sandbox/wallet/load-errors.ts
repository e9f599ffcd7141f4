import type { Release } from '../../product.ts';
import { loadOpenRpc } from '../../reference/wallet/load-openrpc.ts';
import { errorTable, type ErrorTable } from './wallet-errors.ts';

/** Codes and messages of the wallet's errors, out of the definitions. @throws Error for an error that they do not have */
export const loadWalletErrors = (release: Release, root: string = process.cwd()): ErrorTable =>
  errorTable(loadOpenRpc(release, root).components.errors);
