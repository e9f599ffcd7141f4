import type { Dec } from '../decimal.ts';
import type { Picture } from './picture.ts';

interface FieldBase {
  /** key in links and in `compute` */
  name: string;
  label: string;
  /** shown after the label */
  unit?: string;
  /** what the field holds until someone changes it */
  default: string;
  /** one sentence below the label */
  hint?: string;
  /** what the field is folded under, with all of the same group; always shown when left out */
  group?: string;
}

/** Limits of a number. */
export interface NumberRules {
  min?: number;
  max?: number;
  /** true when the number must exceed `min` */
  above?: boolean;
  /** decimal places allowed */
  places?: number;
}

export interface NumberField extends FieldBase, NumberRules {
  kind: 'number';
  /** an empty field is allowed and reads as undefined */
  optional?: boolean;
}

export interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: readonly { value: string; label: string }[];
}

/** A table typed as text: one line per row, values separated by spaces. */
export interface RowsField extends FieldBase {
  kind: 'rows';
  columns: readonly (NumberRules & { label: string })[];
  /** most rows that are allowed */
  maxRows: number;
  /** no row at all is allowed */
  optional?: boolean;
}

export type Field = NumberField | ChoiceField | RowsField;

/** What the fields hold, as typed, by field name. */
export type RawValues = Readonly<Record<string, string>>;

/** What `compute` reads: values that passed the rules of their fields. */
export interface Values {
  number(name: string): Dec;
  /** undefined when the field was left empty */
  optional(name: string): Dec | undefined;
  choice(name: string): string;
  rows(name: string): Dec[][];
}

export interface ResultLine {
  label: string;
  value: string;
  unit?: string;
}

export interface ResultTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Results {
  lines: readonly ResultLine[];
  table?: ResultTable;
  /** one sentence where the result means danger */
  danger?: string;
  /** the results drawn */
  picture?: Picture;
  /** one sentence on what the numbers leave out */
  note?: string;
}

/** Values that a reader can fill in at once: those of a network, or those of an example by its name. */
export interface Preset {
  /** what links call it, never empty */
  id: string;
  /** what the choice says */
  label: string;
  /** what it fills in, by field name */
  values: RawValues;
}

/** A calculator: its fields with the defaults of an example, and the pure function from their values to results. */
export interface CalculatorDefinition {
  id: string;
  title: string;
  /** where its formula is explained: route of the page below the tree, with the section's anchor where there is one */
  page: string;
  /** REST operation that gives the inputs */
  operation?: string;
  fields: readonly Field[];
  /** markets and cases by name, as examples */
  presets?: readonly Preset[];
  compute(values: Values): Results;
}

/** A value that is well formed but does not fit the others; its message is shown beside the field. */
export class FieldError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
    this.name = 'FieldError';
  }
}
