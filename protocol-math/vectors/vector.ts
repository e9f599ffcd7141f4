import type { FormulaName } from '../formulas.ts';

/** A value of a vector as JSON holds it: numbers are texts, so that none is rounded on the way. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** One fact of the release or of its specifications: inputs and what must come out. */
export interface Vector {
  id: string;
  formula: FormulaName;
  /** repository, file and line, like `vega:core/fee/engine_test.go:140`; `observed:` and the script that saw a running network do it */
  source: string;
  /** the test, scenario or example there */
  where: string;
  /** one input, or several whose results are added up when `total` is true */
  input: Plain;
  total?: true;
  /** decimal places to which results are rounded before comparison; exact when left out */
  places?: number;
  /** what must come out; fields that are not named are not compared */
  expect: Plain;
  note?: string;
}
