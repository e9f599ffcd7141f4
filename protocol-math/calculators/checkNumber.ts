import { dec, type Dec } from '../decimal.ts';
import type { NumberRules } from './definition.ts';

const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
/** Commas where English puts them: what other languages write as 1.234,567 is another number and is refused. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const LONGEST = 40;

/** A number as typed, or the sentence that tells what is wrong with it. Commas between thousands are allowed. */
export function checkNumber(text: string, rules: NumberRules): { value: Dec } | { message: string } {
  const typed = text.trim();
  const bare = GROUPED.test(typed) ? typed.replaceAll(',', '') : typed;
  if (bare === '') return { message: 'Enter a number.' };
  if (!PLAIN.test(bare))
    return { message: `"${typed.slice(0, 20)}" is not a number. Use digits and a point, like 1250.5.` };
  if (bare.length > LONGEST) return { message: `Use at most ${LONGEST} digits.` };
  const value = dec(bare);
  if (rules.min !== undefined && (rules.above ? value.lte(rules.min) : value.lt(rules.min))) {
    return { message: `Must be ${rules.above ? 'more than' : 'at least'} ${dec(rules.min).toFixed()}.` };
  }
  if (rules.max !== undefined && value.gt(rules.max)) return { message: `Must be at most ${rules.max}.` };
  if (rules.places !== undefined && value.decimalPlaces() > rules.places) {
    return {
      message: rules.places === 0 ? 'Must be a whole number.' : `Use at most ${rules.places} decimal places.`,
    };
  }
  return { value };
}
