import { compareDecimals } from './compare-decimals.ts';
import { goDuration, goSeconds } from '../../common/go-duration.ts';
import { comparisons } from '../../reference/parameters/bound-text.ts';
import type { ParameterRule, ParameterRules } from './types.ts';

const forms: Readonly<
  Record<ParameterRule['type'], { readonly pattern: Pick<RegExp, 'test'>; readonly message: string }>
> = {
  decimal: {
    pattern: /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/,
    message: 'This parameter is a decimal number, such as 0.05.',
  },
  duration: {
    pattern: { test: (text) => goDuration(text) !== undefined },
    message: 'This parameter is a duration: hours, minutes and seconds, such as 48h0m0s.',
  },
  int: { pattern: /^[+-]?\d+$/, message: 'This parameter is a whole number.' },
  json: { pattern: /^\s*\{[\s\S]*\}\s*$/, message: 'This parameter is a JSON object.' },
  string: { pattern: /[\s\S]/, message: 'An empty value cannot be set.' },
  uint: { pattern: /^\+?\d+$/, message: 'This parameter is a whole number that is not negative.' },
};

const frozen = {
  deprecated: 'The parameter is deprecated: the node refuses it.',
  fixed: 'The parameter is fixed: the node refuses it.',
} as const;
const holds: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '==': (order) => order === 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function compare(type: ParameterRule['type'], value: string, bound: string): number {
  if (type === 'duration') return Math.sign(goSeconds(value) - goSeconds(bound));
  const plain = /^-?\d+(?:\.\d+)?$/;
  return plain.test(value) && plain.test(bound)
    ? compareDecimals(value, bound)
    : Math.sign(Number(value) - Number(bound));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a key, or undefined. */
export function keyProblem(rules: ParameterRules, key: string): string | undefined {
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
  if (rule === undefined)
    return 'This release has no such parameter: write the key as the list of network parameters does.';
  return rule.frozen && frozen[rule.frozen];
}

/**
 * What the network would refuse of a new value, or undefined. What a JSON value holds is not looked at, and keys that have a
 * problem of their own get none here.
 */
export function parameterProblem(rules: ParameterRules, key: string, value: string): string | undefined {
  const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
  if (rule === undefined) return undefined;
  const { pattern, message } = forms[rule.type];
  if (!pattern.test(value) || (rule.type === 'json' && !isJson(value))) return message;
  const broken = rule.bounds.find(([op, bound]) => holds[op]?.(compare(rule.type, value, bound)) === false);
  return broken && `This parameter has to be ${comparisons[broken[0]] ?? ''} ${broken[1]}.`;
}
