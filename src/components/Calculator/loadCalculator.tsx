import { useState, type ComponentType } from 'react';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { typedEarly } from '../islands/typedEarly.ts';
import type { IslandProps } from '../../client/island-props.ts';
import { CalculatorView, type CalculatorLinks } from './CalculatorView.tsx';
import { withNetworkValues } from './networkFields.ts';
import { calculators, isCalculatorName } from './registry.ts';

/**
 * The component of one calculator for the browser, with only its own formulas fetched.
 * @throws Error when `name` is no calculator.
 */
export async function loadCalculator({ name, network, values, links }: IslandProps): Promise<ComponentType> {
  if (!isCalculatorName(name)) throw new Error(`No calculator "${String(name)}".`);
  const definition = withNetworkValues(await calculators[name](), (values ?? {}) as Readonly<Record<string, string>>);
  return function LoadedCalculator() {
    const [early] = useState(() => typedEarly(`calc-${definition.id}-`, defaultValues(definition)));
    return (
      <CalculatorView
        definition={definition}
        early={early}
        network={typeof network === 'string' ? network : undefined}
        links={links as CalculatorLinks | undefined}
      />
    );
  };
}
