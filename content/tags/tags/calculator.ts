import type { RootContent } from 'mdast';
import { definitions } from '../../../src/components/Calculator/definitions.ts';
import { isCalculatorName } from '../../../src/components/Calculator/registry.ts';
import { networkFields } from '../../../src/components/Calculator/networkFields.ts';
import { didYouMean } from '../../../common/near-matches.ts';
import type { TagHandler } from '../types.ts';

/** `<Calculator name />`: a calculator whose fields begin with the values of the page's network where they hold its parameters, with links to its formula, its inputs and all others. */
export const calculator: TagHandler = ({ facts, required, fail }) => {
  const name = required('name');
  const keys = isCalculatorName(name) ? (networkFields[name] ?? {}) : {};
  const values = Object.fromEntries(
    Object.entries(keys).map(([field, key]) => [
      field,
      facts.network.parameters[key] ??
        fail(`networks/${facts.tree}.json has no parameter ${key}, with which the calculator begins.`),
    ]),
  );
  const { page, operation } = isCalculatorName(name)
    ? definitions[name]
    : fail(`no calculator "${name}".${didYouMean(name, Object.keys(definitions))}`);
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
