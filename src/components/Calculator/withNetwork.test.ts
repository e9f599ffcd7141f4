import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import { evaluate } from '../../../protocol-math/calculators/evaluate.ts';
import {
  PRESET,
  presetFromQuery,
  queryWithAllValues,
  queryWithValues,
  valuesFromQuery,
} from '../../../protocol-math/calculators/linkState.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { trees, type TreeName } from '../../../product.ts';
import { definitions } from '../../../protocol-math/calculators/all.ts';
import { networkPresets, networkValues } from '../../../content/calculators/networkValues.ts';
import type { CalculatorName } from '../../../protocol-math/calculators/registry.ts';
import { withNetwork, type NetworkedCalculator } from '../../../protocol-math/calculators/withNetwork.ts';

const names = Object.keys(definitions) as CalculatorName[];
const treeNames = Object.keys(trees) as TreeName[];
const parametersOf = (tree: TreeName): Readonly<Record<string, string>> => loadNetwork(tree).parameters;
function networked(name: CalculatorName, tree: TreeName): NetworkedCalculator {
  const values = networkValues(name, parametersOf(tree));
  return withNetwork(definitions[name], { network: tree, values, presets: networkPresets(name, parametersOf(tree)) });
}
const cases = names.flatMap((name) => treeNames.map((tree) => ({ name, tree })));

describe.each(cases)('the calculator $name on $tree', ({ name, tree }) => {
  const definition = networked(name, tree);
  const defaults = defaultValues(definition);

  it('begins with the values of the network, and has a result for them', () => {
    expect(defaults).toMatchObject(networkValues(name, parametersOf(tree)));
    expect(evaluate(definition, defaults)).toHaveProperty('results');
  });

  it('has a result for each of its choices, which fill in fields it has and come back with a link', () => {
    const { presets = [] } = definition;
    expect(presets.length).toBeGreaterThan(0);
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length);
    expect(definition.fields.map((field) => field.name)).not.toContain(PRESET);
    for (const preset of presets) {
      const values = { ...defaults, ...preset.values };
      expect(Object.keys(defaults), preset.id).toEqual(expect.arrayContaining(Object.keys(preset.values)));
      expect(evaluate(definition, values), preset.id).toHaveProperty('results');
      const [field] = definition.fields;
      const changed = { ...values, [field?.name ?? '']: '7' };
      const link = queryWithValues(definition, changed, '', preset.id);
      expect(presetFromQuery(definition, link)).toBe(preset.id);
      expect(valuesFromQuery(definition, link)).toEqual(changed);
    }
  });

  it('opens in the other tree, whose parameters are others, with the values that the link was made with', () => {
    for (const preset of ['', ...(definition.presets ?? []).map(({ id }) => id)]) {
      const values = { ...defaults, ...definition.presets?.find(({ id }) => id === preset)?.values };
      for (const other of treeNames) {
        const there = networked(name, other);
        expect(valuesFromQuery(there, queryWithAllValues(definition, values, '', preset))).toEqual(values);
        const changed = { ...values, [definition.fields[0]?.name ?? '']: '7' };
        expect(valuesFromQuery(there, queryWithValues(definition, changed, '', preset))).toEqual(changed);
      }
    }
  });
});

describe('what a network gives a calculator', () => {
  it('is in the units of the fields', () => {
    const mainnet = parametersOf('mainnet');
    expect(networkValues('cap', mainnet)['cap']).toBe('700');
    expect(networkValues('limits', mainnet)['proposalTokens']).toBe('2000');
    expect(networkValues('commitment', parametersOf('testnet'))['minutes']).toBe('30');
    expect(networkValues('bounds', mainnet)).toEqual({ triggers: '43200 0.9999999 300', minimum: '30' });
    expect(networkValues('margin', mainnet)).toEqual({ search: '1.1', initial: '1.5', release: '1.7' });
    expect(networkValues('funding', mainnet)).toEqual({});
  });

  it('are the thresholds of each kind of proposal for votes', () => {
    const asset = networkPresets('votes', parametersOf('mainnet')).find(({ id }) => id === 'asset');
    expect(asset?.values).toEqual({ participation: '0.09', majority: '0.66' });
  });

  it('is refused when a parameter is missing or a field is not there', () => {
    expect(() => networkValues('fees', {})).toThrow('no parameter market.fee.factors.makerFee');
    expect(() => withNetwork(definitions.fees, { values: { none: '1' } })).toThrow('no field none');
    expect(() => withNetwork(definitions.fees, { presets: [{ id: 'x', label: 'x', values: { none: '1' } }] })).toThrow(
      'no field none',
    );
  });
});
