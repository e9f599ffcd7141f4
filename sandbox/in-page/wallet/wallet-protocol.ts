import type { JsonObject } from '../../../common/json.ts';
import type { FormCommand } from '../../../reference/downloads/wallet-file.ts';
import type { Question } from '../../wallet/holder.ts';
import type { Choice, PageAnswer } from '../answers-and-choices.ts';

/** What the person in front of the wallet decides. */
export const decisions = ['approve', 'reject', 'later', 'close'] as const;
export type Decision = (typeof decisions)[number];

/** A request to the wallet's local service. */
export interface WalletRequest {
  /** Body, as the application sends it. */
  readonly text: string;
  /** Headers; an empty one is not sent. */
  readonly origin: string;
  readonly authorization: string;
}

/** What a person does in the wallet itself, where no application can. */
export type Deed =
  | { readonly do: 'taint' | 'untaint'; readonly publicKey: string }
  | { readonly do: 'revoke'; readonly hostname: string };

/** What a page asks of the wallet. */
export type WalletQuestion =
  /** What there is. */
  | { readonly kind: 'look' }
  /** The form of a command. */
  | { readonly kind: 'form'; readonly walletKey: string }
  /** Sends a request. Without a decision the wallet may ask for one, and nothing has happened then. */
  | { readonly kind: 'send'; readonly request: WalletRequest; readonly decision?: Decision | undefined }
  /** What the wallet would refuse of a command. */
  | { readonly kind: 'check'; readonly transaction: JsonObject }
  | { readonly kind: 'deed'; readonly deed: Deed };

export type WalletReply =
  | { readonly kind: 'look'; readonly wallet: WalletView }
  | { readonly kind: 'form'; readonly form: CommandForm }
  | { readonly kind: 'asks'; readonly question: Question; readonly keyName: string }
  | {
      readonly kind: 'answer';
      readonly answer: PageAnswer;
      readonly changes: readonly Change[];
      readonly wallet: WalletView;
    }
  | { readonly kind: 'check'; readonly problems: readonly Problem[] };

/** What the wallet holds. */
export interface WalletView {
  readonly address: string;
  readonly methods: readonly string[];
  readonly commands: readonly Omit<FormCommand, 'example'>[];
  readonly keys: readonly { readonly name: string; readonly publicKey: string; readonly isTainted: boolean }[];
  /** Applications that a person let see the keys. */
  readonly permitted: readonly string[];
  readonly sessions: readonly { readonly token: string; readonly hostname: string }[];
  /** The token with which nobody is asked. */
  readonly apiToken: string;
}

/** What a transaction did to the world, and which operation shows it. */
export interface Change {
  readonly text: string;
  /** Page of the operation, below a tree. */
  readonly route?: string;
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/** What is wrong with a command, and where. */
export interface Problem {
  /** Field and reason as the release reports them. */
  readonly field: string;
  readonly reason: string;
  /** Members and places in lists that lead to it, from the command's own members on; empty for the whole command. */
  readonly path: readonly (string | number)[];
}

/** One field of a message. */
export interface CommandField {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'bytes' | 'message' | 'map';
  /** As the definition names it: `string`, `uint64`, `vega.Side`. */
  readonly type: string;
  /** Whether a rule asks for it wherever its message is given. */
  readonly required: boolean;
  readonly repeated: boolean;
  readonly deprecated: boolean;
  /** Name of the group of which at most one is given. */
  readonly oneof: string | undefined;
  readonly values: readonly string[];
  readonly choices: readonly Choice[];
  readonly hint: string;
}

/** What a command takes: its messages by their full names, each with its fields. */
export interface CommandForm {
  readonly walletKey: string;
  readonly message: string;
  readonly messages: Readonly<Record<string, readonly CommandField[]>>;
  /** The reference's example, with this world's ids in it. */
  readonly example: JsonObject;
}
