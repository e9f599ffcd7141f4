/** JSON as the wallet takes it. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = Readonly<Record<string, Json>>;

/**
 * What a reader can enter for a field; `id` is 64 hexadecimal digits, `asset` the id of an asset, `address` an Ethereum address,
 * `time` a moment, held as Unix seconds.
 */
export type FieldType = 'text' | 'integer' | 'decimal' | 'id' | 'asset' | 'address' | 'choice' | 'time';

/** The largest whole number of a field with 64 bits. */
export const largestInteger = '9223372036854775807';

/** One value of a proposal that the form lets readers change. */
export interface ProposalField {
  /** Where the value stands in the wallet's JSON, such as `terms.newMarket.changes.decimalPlaces`; list items by index. */
  readonly path: string;
  readonly label: string;
  readonly type: FieldType;
  /** What it means, with its unit. */
  readonly help: string;
  /** Values of a choice. */
  readonly choices?: readonly string[];
  /** Smallest and largest value of a number, both allowed; decimal strings. */
  readonly min?: string;
  readonly max?: string;
  /** Written as a JSON number (true) rather than a string. */
  readonly number?: boolean;
  /** May be left empty: the member is then left out. */
  readonly optional?: boolean;
  /** The longest text, in bytes of UTF-8. */
  readonly maxLength?: number;
  /** Key of the network parameter that the value must not exceed. */
  readonly maxParameter?: string;
  /** Further places that hold the same value, such as the binding of an oracle's property. */
  readonly also?: readonly string[];
  /** A time that JSON holds in nanoseconds; left empty it is 0. */
  readonly nanoseconds?: boolean;
  /** Part of the form that the field stands in. */
  readonly step?: string;
  /**
   * What a reader has to do with the example's value before the proposal can be taken away: replace it, since it is nobody's
   * (`replace`), or say of it that it is meant (`confirm`). Absent: it is confirmed together with the others of its step.
   */
  readonly example?: 'replace' | 'confirm';
}

/** Values that come in rows, such as tiers; readers add and remove rows. */
export interface ProposalRows {
  /** Path of the list in the wallet's JSON. */
  readonly rows: string;
  /** What one row is: `Tier`. */
  readonly label: string;
  readonly step?: string;
  /** How many rows the example has, and how many there must be. */
  readonly initial: number;
  readonly min: number;
  /** Key of the network parameter that bounds how many there may be. */
  readonly maxParameter?: string;
  /** The fields of a row, with paths inside it; an empty path is the row itself. */
  readonly fields: readonly ProposalField[];
  /** A row as it begins. */
  readonly blank: Json;
}

/** An asset of a network that this site knows. */
export interface KnownAsset {
  readonly id: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Which network parameters bound a kind's times and stake: the middle part of `governance.proposal.<family>.minClose`. */
export type ParameterFamily =
  | 'VolumeDiscountProgram'
  | 'asset'
  | 'freeform'
  | 'market'
  | 'referralProgram'
  | 'transfer'
  | 'updateAsset'
  | 'updateMarket'
  | 'updateNetParam';

/** One kind of proposal: its change, and what readers fill in. */
export interface ProposalKind {
  readonly kind: string;
  /** Member of `terms` that carries the change. */
  readonly term: string;
  readonly family: ParameterFamily;
  /** Family whose minEnact and maxEnact count, where the release reads another one; undefined: no enactment. */
  readonly enactFamily: ParameterFamily | undefined;
  /** Whether validators first check the proposal (a validation timestamp is needed). */
  readonly validated?: boolean;
  readonly title: string;
  readonly description: string;
  /** The change as the form starts with it. `at` gives Unix seconds of the proposal's moments. */
  readonly change: (at: ProposalTimes) => JsonObject;
  readonly fields: readonly (ProposalField | ProposalRows)[];
  /** What is wrong with values that do not go together, without spaces around them; `rules` are given where the kind sets a network parameter. */
  readonly check?: (values: Readonly<Record<string, string>>, rules?: ParameterRules) => readonly ProposalProblem[];
}

/** Moments of a proposal, Unix seconds. */
export interface ProposalTimes {
  readonly now: number;
  readonly validation: number | undefined;
  readonly closing: number;
  readonly enactment: number | undefined;
}

/** Values of network parameters that bound proposals: key → value as the network writes it. */
export type Parameters = Readonly<Record<string, string>>;

/** What a new value of a network parameter has to satisfy. */
export interface ParameterRule {
  readonly type: 'decimal' | 'duration' | 'int' | 'json' | 'string' | 'uint';
  /** Comparisons that hold together: an operator and what the value is compared with. */
  readonly bounds: readonly (readonly [op: string, value: string])[];
  /** Why no vote can set it; absent for those that one can. */
  readonly frozen?: 'deprecated' | 'fixed';
}

/** The network parameters of the release: key → rule. */
export type ParameterRules = Readonly<Record<string, ParameterRule>>;

/** What is wrong with a value, for the person who entered it. */
export interface ProposalProblem {
  /** Path of the field; `terms.closingTimestamp` and the like for times. */
  readonly path: string;
  readonly message: string;
}
