import type { ReactNode } from 'react';
import { Island } from '../islands/Island.tsx';
import { CalculatorView, type CalculatorLinks } from './CalculatorView.tsx';
import { definitions } from './definitions.ts';
import { withNetworkValues } from './networkFields.ts';
import { isCalculatorName, type CalculatorName } from './registry.ts';

interface StaticProps {
  readonly name: CalculatorName;
  /** The network whose parameters some fields begin with, and what they begin with, by field name. */
  readonly network?: string | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Where to read on. */
  readonly links?: CalculatorLinks | undefined;
}

function StaticCalculator({ name, network, values = {}, links }: StaticProps): ReactNode {
  return <CalculatorView definition={withNetworkValues(definitions[name], values)} network={network} links={links} />;
}

interface Attributes {
  readonly name: string;
  readonly network?: string;
  readonly values?: string;
  readonly links?: string;
}

/**
 * `<Calculator name="fees" />` on a page: drawn with the example's numbers and the network's parameters (content/tags adds
 * them) when the page is generated, brought to life by `loadCalculator` in the browser, which this module must not reach.
 * @throws Error naming the calculators there are when `name` is none of them.
 */
export function Calculator({ name, network, values, links }: Attributes): ReactNode {
  if (!isCalculatorName(name)) {
    throw new Error(
      `<Calculator name="${name}" />: no such calculator. There are ${Object.keys(definitions).join(', ')}.`,
    );
  }
  const props: StaticProps = {
    name,
    ...(values === undefined ? {} : { network, values: JSON.parse(values) as Record<string, string> }),
    ...(links === undefined ? {} : { links: JSON.parse(links) as CalculatorLinks }),
  };
  return <Island name="Calculator" component={StaticCalculator} props={props} />;
}
