import type { RootContent } from 'mdast';
import { isCalculatorName } from '../../../src/components/Calculator/registry.ts';
import { networkFields } from '../../../src/components/Calculator/networkFields.ts';
import type { TagHandler } from '../types.ts';

/** `<Calculator name />`: a calculator whose fields begin with the values of the page's network where they hold its parameters. */
export const calculator: TagHandler = ({ facts, required, fail }) => {
  const name = required('name');
  const keys = isCalculatorName(name) ? (networkFields[name] ?? {}) : {};
  const values = Object.fromEntries(
    Object.entries(keys).map(([field, key]) => [field, facts.network.parameters[key] ?? fail(`networks/${facts.tree}.json has no parameter ${key}, with which the calculator begins.`)]),
  );
  const attributes = { name, ...(Object.keys(values).length === 0 ? {} : { network: facts.tree, values: JSON.stringify(values) }) };
  const element = {
    type: 'mdxJsxFlowElement',
    name: 'Calculator',
    attributes: Object.entries(attributes).map(([attribute, value]) => ({ type: 'mdxJsxAttribute', name: attribute, value })),
    children: [],
  };
  return [element as RootContent];
};
