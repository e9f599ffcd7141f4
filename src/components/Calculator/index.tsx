import type { ReactNode } from 'react';
import { Island } from '../islands/Island.tsx';
import { CalculatorView } from './CalculatorView.tsx';
import { definitions } from './definitions.ts';
import { isCalculatorName, type CalculatorName } from './registry.ts';

function StaticCalculator({ name }: { readonly name: CalculatorName }): ReactNode {
  return <CalculatorView definition={definitions[name]} />;
}

/**
 * `<Calculator name="fees" />` on a page: drawn with the example's numbers when the page is generated, brought to life
 * by `loadCalculator` in the browser, which this module must not reach.
 * @throws Error naming the calculators there are when `name` is none of them.
 */
export function Calculator({ name }: { readonly name: string }): ReactNode {
  if (!isCalculatorName(name)) {
    throw new Error(
      `<Calculator name="${name}" />: no such calculator. There are ${Object.keys(definitions).join(', ')}.`,
    );
  }
  return <Island name="Calculator" component={StaticCalculator} props={{ name }} />;
}
