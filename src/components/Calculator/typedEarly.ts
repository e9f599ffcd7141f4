import type { CalculatorDefinition, RawValues } from '../../protocol-math/calculators/definition.ts';

/**
 * What a reader entered into the static page's fields before the calculator's code had come, by field name; undefined when
 * they entered nothing. To be read before React takes the fields over, which puts the example's values back.
 */
export function typedEarly({ id, fields }: CalculatorDefinition): RawValues | undefined {
  if (typeof document === 'undefined') return undefined;
  const typed = fields.flatMap((field) => {
    const control = document.getElementById(`calc-${id}-${field.name}`);
    const value = control !== null && 'value' in control ? String(control.value) : field.default;
    return value === field.default ? [] : [[field.name, value] as const];
  });
  return typed.length === 0 ? undefined : Object.fromEntries(typed);
}
