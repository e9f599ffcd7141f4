import { walletKeys } from '../world/seed.ts';
import type { JsonObject } from '../world/types.ts';

/** A key of the wallet, as lists show it. */
export interface NamedKey {
  readonly name: string;
  readonly publicKey: string;
}

/** Who asks the wallet. */
export interface Caller {
  /** Host of the application. */
  readonly hostname: string;
  /** Whether it has a long-living token, with which nobody is asked. */
  readonly isTrusted: boolean;
}

/** What a wallet asks the person in front of it. */
export type Question =
  | { readonly kind: 'connection'; readonly hostname: string }
  | { readonly kind: 'permissions'; readonly hostname: string }
  | {
      readonly kind: 'transaction';
      readonly hostname: string;
      /** What would be done with it. */
      readonly method: string;
      readonly publicKey: string;
      readonly transaction: JsonObject;
    };

/** The person in front of the wallet, with the wallet that is theirs. */
export interface Holder {
  /** @throws WalletError when the person does not agree */
  ask(question: Question): void;
  /** The keys that an application may use; undefined when it may not see keys. */
  keys(caller: Caller): readonly NamedKey[] | undefined;
  /** Lets an application see keys. @throws WalletError when the wallet cannot */
  permit(hostname: string): void;
  /** What makes a transaction unlike those before: a number of 64 bits. */
  nonce(command: JsonObject): bigint;
}

/** Agrees to everything at once: for programs that are tried. */
export const agreeable: Holder = {
  ask: () => undefined,
  keys: () => walletKeys,
  permit: () => undefined,
  nonce: () => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n,
};
