import type { CalculatorDefinition, Preset, RawValues } from './definition.ts';
import { defaultValues } from './readValues.ts';

/** Name of the query parameter that holds a calculator's state, like `calc-fees`. */
export function stateParameter(id: string): string {
  return `calc-${id}`;
}

/** Under this name a link holds the preset that its values start from; no field may have it. */
export const PRESET = 'from';

const stateIn = (definition: CalculatorDefinition, query: string): URLSearchParams =>
  new URLSearchParams(new URLSearchParams(query).get(stateParameter(definition.id)) ?? '');

function presetOf({ presets = [] }: CalculatorDefinition, id: string | null): Preset | undefined {
  return presets.find((preset) => preset.id === id);
}

/** The id of the preset that the query of a link starts from; empty for none, and for one that is not there any more. */
export function presetFromQuery(definition: CalculatorDefinition, query: string): string {
  return presetOf(definition, stateIn(definition, query).get(PRESET))?.id ?? '';
}

/** What a link with this preset starts from. */
function startOf(definition: CalculatorDefinition, preset: string): RawValues {
  return { ...defaultValues(definition), ...presetOf(definition, preset)?.values };
}

/** The values of a calculator that the query of a link holds; those of its preset or the defaults for what it does not name, as a link written by hand. */
export function valuesFromQuery(definition: CalculatorDefinition, query: string): RawValues {
  const state = stateIn(definition, query);
  const values: Record<string, string> = { ...startOf(definition, presetFromQuery(definition, query)) };
  for (const field of definition.fields) {
    const value = state.get(field.name);
    if (value !== null) values[field.name] = value;
  }
  return values;
}

/**
 * `query` with all values of the calculator and the preset that they started from: a link says what its reader sees even
 * where the defaults are others, as in another tree or release.
 */
export function queryWithAllValues(
  definition: CalculatorDefinition,
  values: RawValues,
  query: string,
  preset = '',
): string {
  const state = new URLSearchParams();
  if (presetOf(definition, preset)) state.set(PRESET, preset);
  for (const { name } of definition.fields) {
    const value = values[name];
    if (value !== undefined) state.set(name, value);
  }
  const parameters = new URLSearchParams(query);
  parameters.set(stateParameter(definition.id), state.toString());
  return `?${parameters.toString()}`;
}

/** `query` with all values and the preset; nothing of this calculator where it stands as the page gives it. */
export function queryWithValues(
  definition: CalculatorDefinition,
  values: RawValues,
  query: string,
  preset = '',
): string {
  const defaults = defaultValues(definition);
  const untouched = definition.fields.every(({ name }) => (values[name] ?? defaults[name]) === defaults[name]);
  if (!untouched || presetOf(definition, preset)) return queryWithAllValues(definition, values, query, preset);
  const parameters = new URLSearchParams(query);
  parameters.delete(stateParameter(definition.id));
  const result = parameters.toString();
  return result === '' ? '' : `?${result}`;
}
