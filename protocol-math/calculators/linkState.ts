import type { CalculatorDefinition, RawValues } from './definition.ts';
import { defaultValues } from './readValues.ts';

/** Name of the query parameter that holds a calculator's state, like `calc-fees`. */
export function stateParameter(id: string): string {
  return `calc-${id}`;
}

/** The values of a calculator that the query of a link holds; defaults for everything it does not name. */
export function valuesFromQuery(definition: CalculatorDefinition, query: string): RawValues {
  const text = new URLSearchParams(query).get(stateParameter(definition.id));
  const values: Record<string, string> = { ...defaultValues(definition) };
  if (text === null) return values;
  const state = new URLSearchParams(text);
  for (const field of definition.fields) {
    const value = state.get(field.name);
    if (value !== null) values[field.name] = value;
  }
  return values;
}

/** `query` with the values that differ from the defaults, and nothing of this calculator when none does. */
export function queryWithValues(definition: CalculatorDefinition, values: RawValues, query: string): string {
  const state = new URLSearchParams();
  for (const field of definition.fields) {
    const value = values[field.name];
    if (value !== undefined && value !== field.default) state.set(field.name, value);
  }
  const parameters = new URLSearchParams(query);
  const text = state.toString();
  if (text === '') parameters.delete(stateParameter(definition.id));
  else parameters.set(stateParameter(definition.id), text);
  const result = parameters.toString();
  return result === '' ? '' : `?${result}`;
}
