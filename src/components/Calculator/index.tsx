import type { ReactNode } from 'react';
import type { Preset, RawValues } from '../../../protocol-math/calculators/definition.ts';
import { Island } from '../islands/Island.tsx';
import { CalculatorView, type CalculatorLinks } from './CalculatorView.tsx';
import { definitions } from '../../../protocol-math/calculators/all.ts';
import { isCalculatorName, type CalculatorName } from '../../../protocol-math/calculators/registry.ts';
import { withNetwork, type NetworkPart } from '../../../protocol-math/calculators/withNetwork.ts';

interface StaticProps extends NetworkPart {
  readonly name: CalculatorName;
  /** Where to read on. */
  readonly links?: CalculatorLinks | undefined;
}

function StaticCalculator({ name, links, ...part }: StaticProps): ReactNode {
  return <CalculatorView definition={withNetwork(definitions[name], part)} links={links} />;
}

interface Attributes {
  readonly name: string;
  readonly network?: string;
  readonly values?: string;
  readonly presets?: string;
  readonly links?: string;
}

/**
 * `<Calculator name="fees" />` on a page: drawn with the example's numbers and the network's parameters (content/tags adds
 * them) when the page is generated, brought to life by `loadCalculator` in the browser, which this module must not reach.
 * @throws Error naming the calculators there are when `name` is none of them.
 */
export function Calculator({ name, network, values, presets, links }: Attributes): ReactNode {
  if (!isCalculatorName(name)) {
    throw new Error(
      `<Calculator name="${name}" />: no such calculator. There are ${Object.keys(definitions).join(', ')}.`,
    );
  }
  const props: StaticProps = {
    name,
    ...(values === undefined ? {} : { network, values: JSON.parse(values) as RawValues }),
    ...(presets === undefined ? {} : { presets: JSON.parse(presets) as readonly Preset[] }),
    ...(links === undefined ? {} : { links: JSON.parse(links) as CalculatorLinks }),
  };
  return <Island name="Calculator" component={StaticCalculator} props={props} />;
}
