import type { ComponentType } from 'react';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { useInputBeforeHydration } from '../islands/useInputBeforeHydration.ts';
import type { IslandProps } from '../../../framework/instant-pages/runtime/page-markup.ts';
import { CalculatorView, type CalculatorLinks } from './CalculatorView.tsx';
import { calculators, isCalculatorName } from '../../../protocol-math/calculators/registry.ts';
import { withNetwork, type NetworkPart } from '../../../protocol-math/calculators/withNetwork.ts';

/**
 * The component of one calculator for the browser, with only its own formulas fetched.
 * @throws Error when `name` is no calculator.
 */
export async function loadCalculator({ name, links, ...part }: IslandProps): Promise<ComponentType> {
  if (!isCalculatorName(name)) throw new Error(`No calculator "${String(name)}".`);
  const definition = withNetwork(await calculators[name](), part as NetworkPart);
  return function LoadedCalculator() {
    const early = useInputBeforeHydration(`calc-${definition.id}-`, () => defaultValues(definition));
    return <CalculatorView definition={definition} early={early} links={links as CalculatorLinks | undefined} />;
  };
}
