import type { RootContent } from 'mdast';
import { definitions } from '../../../protocol-math/calculators/all.ts';
import { isCalculatorName } from '../../../protocol-math/calculators/registry.ts';
import { networkPresets, networkValues } from '../../calculators/networkValues.ts';
import { didYouMean } from '../../../common/near-matches.ts';
import type { TagHandler } from '../types.ts';

/** `<Calculator name />`: a calculator whose fields begin with the values of the page's network where they hold its parameters, with links to its formula, its inputs and all others. */
export const calculator: TagHandler = ({ facts, required, fail }) => {
  const name = required('name');
  const known = isCalculatorName(name)
    ? name
    : fail(`no calculator "${name}".${didYouMean(name, Object.keys(definitions))}`);
  const read = <Given>(ask: () => Given): Given => {
    try {
      return ask();
    } catch (error) {
      return fail(`networks/${facts.tree}.json: ${(error as Error).message}`);
    }
  };
  const values = read(() => networkValues(known, facts.network.parameters));
  const presets = read(() => networkPresets(known, facts.network.parameters));
  const { page, operation } = definitions[known];
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
  const attributes = {
    name,
    links: JSON.stringify(links),
    ...(Object.keys(values).length === 0 ? {} : { network: facts.tree, values: JSON.stringify(values) }),
    ...(presets.length === 0 ? {} : { presets: JSON.stringify(presets) }),
  };
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'Calculator',
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: [],
  };
  return [element as RootContent];
};
