import * as library from './index.ts';

const { Dec: _Dec, dec: _dec, factorOf: _factorOf, fromSmallest: _fromSmallest, show: _show, showAmount: _showAmount, showPercent: _showPercent, toSmallest: _toSmallest, ...named } = library;

/** Every formula of the library by name, which is how test vectors name them. Each takes one object and is pure. */
export const formulas = named;

export type FormulaName = keyof typeof formulas;
