import * as library from './index.ts';

/** What the library exports besides formulas. */
type Helper = 'Dec' | 'dec' | 'factorOf' | 'fromSmallest' | 'show' | 'showAmount' | 'showPercent' | 'toSmallest';
export type FormulaName = Exclude<keyof typeof library, Helper>;

const HELPERS: Readonly<Record<Helper, true>> = {
  Dec: true,
  dec: true,
  factorOf: true,
  fromSmallest: true,
  show: true,
  showAmount: true,
  showPercent: true,
  toSmallest: true,
};

/** Every formula of the library by name, which is how test vectors name them. Each takes one object and is pure. */
export const formulas = Object.fromEntries(
  Object.entries(library).filter(([name]) => !(name in HELPERS)),
) as unknown as Pick<typeof library, FormulaName>;
