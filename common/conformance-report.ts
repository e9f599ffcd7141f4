/** Where a running program and the documentation do not say the same. */
export interface Difference {
  /** What it is about, such as a command, a method, an rpc or a field. */
  readonly element: string;
  /** Which property of the element, such as `default of --home`. */
  readonly aspect: string;
  readonly documented: string;
  readonly observed: string;
}

/** What was compared of one part of a network. */
export interface PartReport {
  readonly part: string;
  /** Absent for a part that was checked; else why it was not. */
  readonly notChecked?: string;
  /** How many comparisons were made, by what was compared. */
  readonly compared: Readonly<Record<string, number>>;
  readonly differences: readonly Difference[];
  /** Elements that exist and could not be compared, with the reason. */
  readonly left: readonly { readonly element: string; readonly reason: string }[];
}
