import { FieldError, type CalculatorDefinition, type RawValues, type Results } from './definition.ts';
import { readValues, type FieldErrors } from './readValues.ts';

export type Evaluation = { results: Results } | { errors: FieldErrors };

/** What a calculator answers to what was typed: results, or messages by field name. Never throws for bad input. */
export function evaluate(definition: CalculatorDefinition, raw: RawValues): Evaluation {
  const read = readValues(definition, raw);
  if ('errors' in read) return read;
  try {
    return { results: definition.compute(read.values) };
  } catch (error) {
    if (error instanceof FieldError) return { errors: { [error.field]: error.message } };
    if (error instanceof RangeError)
      return { errors: { [definition.fields[0]?.name ?? '']: `These values do not work together: ${error.message}.` } };
    throw error;
  }
}
