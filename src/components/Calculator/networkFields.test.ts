import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import { evaluate } from '../../../protocol-math/calculators/evaluate.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { trees, type TreeName } from '../../../product.ts';
import { definitions } from './definitions.ts';
import { networkFields, withNetworkValues } from './networkFields.ts';
import type { CalculatorName } from './registry.ts';

const cases = Object.entries(networkFields).flatMap(([name, fields]) =>
  (Object.keys(trees) as TreeName[]).map((tree) => ({ name: name as CalculatorName, fields: fields ?? {}, tree })),
);

describe.each(cases)('the calculator $name on $tree', ({ name, fields, tree }) => {
  const { parameters } = loadNetwork(tree);
  const values = Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, parameters[key] ?? '']));
  const definition = withNetworkValues(definitions[name], values);

  it('begins with the values of the network', () => {
    expect(Object.values(values).every((value) => value !== '')).toBe(true);
    expect(defaultValues(definition)).toMatchObject(values);
  });

  it('has a result for them', () => expect(evaluate(definition, defaultValues(definition))).toHaveProperty('results'));
});

it('a field that a calculator does not have is refused', () => {
  expect(() => withNetworkValues(definitions.fees, { none: '1' })).toThrow('no field none');
});
