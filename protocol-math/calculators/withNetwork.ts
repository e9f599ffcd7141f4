import type { CalculatorDefinition, Preset, RawValues } from './definition.ts';

/** A network's part in a calculator, as a page names it. */
export interface NetworkPart {
  /** the network's name; undefined where none of the fields holds one of its parameters */
  readonly network?: string | undefined;
  /** what some fields begin with, by field name */
  readonly values?: RawValues | undefined;
  /** choices that come from its parameters */
  readonly presets?: readonly Preset[] | undefined;
}

/** A calculator with what a network gives it. */
export interface NetworkedCalculator extends CalculatorDefinition {
  readonly network?: string | undefined;
  /** what the network's parameters fill in; empty for none */
  readonly networkValues: RawValues;
}

/**
 * The calculator with a network's values where its fields begin with the example's, and the choices that its parameters give.
 * @throws Error when it has no field of such a name
 */
export function withNetwork(
  definition: CalculatorDefinition,
  { network, values = {}, presets = [] }: NetworkPart,
): NetworkedCalculator {
  const named = [values, ...presets.map((preset) => preset.values)].flatMap(Object.keys);
  const unknown = named.find((name) => !definition.fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new Error(`The calculator ${definition.id} has no field ${unknown}.`);
  return {
    ...definition,
    network,
    networkValues: values,
    presets: [...(definition.presets ?? []), ...presets],
    fields: definition.fields.map((field) => ({ ...field, default: values[field.name] ?? field.default })),
  };
}
