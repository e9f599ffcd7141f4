import type { JsonObject } from '@bufbuild/protobuf';
import type { Place } from '../descriptors/definition-error.ts';

/** A test on the values of a command. Paths are proto names relative to the command; `[*]` stands for each list item. */
export interface Test {
  readonly path?: string;
  /** Path of a list or text whose length is tested. */
  readonly length?: string;
  /** Paths of lists whose lengths are added up. */
  readonly lengthSum?: readonly string[];
  readonly op?: string;
  readonly value?: unknown;
  /** Path of a second value to compare with. */
  readonly otherPath?: string;
  /** True when a text counts as empty if it holds white space only. */
  readonly trimmed?: boolean;
  readonly all?: readonly Test[];
  readonly any?: readonly Test[];
  readonly not?: Test;
  /** A condition whose outcome is fixed where the check is used. */
  readonly const?: boolean;
  readonly enum?: string;
  /** True when the condition is expressed only in part; the release's code tells the rest. */
  readonly partial?: boolean;
}

/** One check of a command, as the release's code makes it. */
export interface Rule {
  /** Name under which the error is reported; `*` stands for a list index, or alone for the whole command. */
  readonly field: string;
  readonly rule: string;
  readonly value?: unknown;
  /** Go name of the error; absent where the code writes the message in place. */
  readonly error?: string;
  /** Message of a rule without named error, in code font; `…` stands for the offending value. */
  readonly message?: string;
  /** What the field must be, for rules that the table leaves to the code. */
  readonly says?: string;
  /** The failing test; absent where `rule` says it all. */
  readonly rejectedIf?: Test;
  /** Conditions that must all hold for the rule to apply. */
  readonly when?: readonly Test[];
  readonly partialWhen?: boolean;
  readonly file?: string;
  readonly function?: string;
}

/** Who must sign a command: any party, a validator with its Vega key, or one with its master key. */
export type Signer = 'party' | 'validator' | 'validatorMaster';

/** A command that a transaction can carry. */
export interface Command {
  /** Name of the field in `InputData`, such as `order_submission`. */
  readonly name: string;
  /** Full name of its message. */
  readonly message: string;
  readonly signedBy: Signer;
  /** Number of the command in the encoded transaction, such as `0x40`. */
  readonly opcode: string;
  /** Name of the transaction type, as the block explorer shows it. */
  readonly title: string;
  /** True when the core treats it as a validator's command, which needs no proof of work. */
  readonly validatorCommand: boolean;
  /** Key of the command in a wallet request; the wallet refuses the command when `acceptedByWallet` is false. */
  readonly walletKey: string;
  readonly acceptedByWallet: boolean;
  /** Which programs run `rules`. */
  readonly rulesRunBy: readonly ('wallet' | 'core')[];
  /** What the command is for; one or two sentences. */
  readonly summary: string;
  /** What happens, in order, with the time at which it happens. */
  readonly effects: readonly string[];
  /** What the core checks beyond `rules`, once it runs the command. */
  readonly furtherChecks: readonly string[];
  /** A complete valid command: the content of the wallet key, or protobuf JSON where the wallet refuses it. */
  readonly example: JsonObject;
  readonly rules: readonly Rule[];
  readonly place: Place;
}
