import type { RootContent } from 'mdast';
import { definitions } from '../../../protocol-math/calculators/all.ts';
import { isCalculatorName, type CalculatorName } from '../../../protocol-math/calculators/registry.ts';
import { withNetwork, type NetworkedCalculator } from '../../../protocol-math/calculators/withNetwork.ts';
import { networkPresets, networkValues } from '../../calculators/networkValues.ts';
import { didYouMean } from '../../../common/near-matches.ts';
import type { TagContext, TagHandler } from '../types.ts';

/** A calculator with what the page's network gives it; stops the build where there is none of that name. */
export function networkedCalculator({ facts, fail }: TagContext, name: string): NetworkedCalculator {
  const known = isCalculatorName(name)
    ? name
    : fail(`no calculator "${name}".${didYouMean(name, Object.keys(definitions))}`);
  const { parameters } = facts.network;
  try {
    const values = networkValues(known, parameters);
    const network = Object.keys(values).length === 0 ? undefined : facts.tree;
    return withNetwork(definitions[known], { network, values, presets: networkPresets(known, parameters) });
  } catch (error) {
    return fail(`networks/${facts.tree}.json: ${(error as Error).message}`);
  }
}

/** An element that a component of the page's draws, with these attributes. */
export function componentElement(name: string, attributes: Readonly<Record<string, string>>): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: [],
  } as RootContent;
}

/** `<Calculator name />`: a calculator whose fields begin with the values of the page's network where they hold its parameters, with links to its formula, its inputs and all others. */
export const calculator: TagHandler = (context) => {
  const { facts, required, fail } = context;
  const name = required('name');
  const { network, networkValues: values, id } = networkedCalculator(context, name);
  const presets = networkPresets(id as CalculatorName, facts.network.parameters);
  const { page, operation } = definitions[id as CalculatorName];
  const call =
    operation === undefined
      ? undefined
      : (facts.links.operations[operation] ??
        fail(
          `calculator "${name}": no REST operation "${operation}".${didYouMean(operation, Object.keys(facts.links.operations))}`,
        ));
  const links = [
    { label: 'How it is worked out', href: `/${facts.tree}/${page}` },
    ...(call === undefined
      ? []
      : [{ label: `Inputs from the API: ${call.method} ${call.path}`, href: `/${facts.tree}${call.route}` }]),
    { label: 'All calculators', href: `/${facts.tree}/calculators` },
  ];
  return [
    componentElement('Calculator', {
      name,
      links: JSON.stringify(links),
      ...(network === undefined ? {} : { network, values: JSON.stringify(values) }),
      ...(presets.length === 0 ? {} : { presets: JSON.stringify(presets) }),
    }),
  ];
};
