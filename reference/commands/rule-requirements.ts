import { listText, valueText, type ShowPath } from './condition-text.ts';
import type { Rule } from './types.ts';

const FIXED: Readonly<Record<string, string>> = {
  required: 'is required',
  positive: 'must be above `0`',
  positiveOrZero: 'must be `0` or above',
  negativeOrZero: 'must be `0` or below',
  integer: 'must be an integer',
  number: 'must be a decimal number',
  float: 'must be a decimal number',
  hex: 'must be hexadecimal',
  hex64: 'must be 64 hexadecimal digits',
  vegaPublicKey: 'must be a public key of 64 hexadecimal digits',
  ethereumAddress: 'must be an Ethereum address',
  ethereumCallSpec: 'must describe a contract call that can be built from address, ABI, method and arguments',
  ethereumCallTrigger: 'must hold a valid time trigger for the call',
  ethereumCallArgs: 'must be JSON values that fit the inputs of the method',
  ethereumAbi: 'must be a valid contract ABI in JSON',
  ethereumFilters: 'must be valid filters on the results of the call',
  mismatch: 'must be the name of a property in the filters of its data source',
  valid: 'must be a kind that the network knows',
  sameMarket: 'must name the same market in `falls_below` and `rises_above`',
  notWithOCO: 'must not place the order on expiry in a pair',
};

/**
 * What a field must be, for a rule that needs no test to say it.
 *
 * @throws Error when the kind of rule has no wording
 */
export function requirementOf(rule: Rule, show: ShowPath): string {
  const fixed = FIXED[rule.rule];
  if (fixed !== undefined) return fixed;
  switch (rule.rule) {
    case 'enum':
      return `must be a value of ${valueText(rule.value)}`;
    case 'maxLength':
      return `can be at most ${String(rule.value)} bytes long`;
    case 'max':
      return `must be at most ${valueText(rule.value)}`;
    case 'min':
      return `must be at least ${valueText(rule.value)}`;
    case 'gteField':
      return `must be at least ${show(String(rule.value))}`;
    case 'range':
      return rangeText(String(rule.value));
    case 'anyOf':
      return `must set ${listText(
        [rule.value].flat().map((name) => show(String(name))),
        'or',
      )}`;
    default:
      throw new Error(`rules of the kind ${rule.rule} have no wording; add it to rule-requirements.ts`);
  }
}

/** An interval such as `(0,1]` in words. */
function rangeText(range: string): string {
  const [, open, low, high, close] = /^([[(])([^,]+),([^\])]+)([\])])$/.exec(range) ?? [];
  if (low === undefined || high === undefined) throw new Error(`${range} is no interval`);
  const from = open === '[' ? `at least ${valueText(low)}` : `above ${valueText(low)}`;
  const to = close === ']' ? `at most ${valueText(high)}` : `below ${valueText(high)}`;
  return `must be ${from} and ${to}`;
}
