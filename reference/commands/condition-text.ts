import type { Test } from './types.ts';

/** Shows a path or a field as the reader of a rule sees it. */
export type ShowPath = (path: string) => string;

const COMPARISON: Readonly<Record<string, string>> = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is below',
  '<=': 'is at most',
  '>': 'is above',
  '>=': 'is at least',
};

const STATE: Readonly<Record<string, string>> = {
  present: 'is given',
  notEmpty: 'is given',
  absent: 'is left out',
  empty: 'is left out',
  integer: 'is an integer',
  number: 'is a number',
  notInteger: 'is not an integer',
  notNumber: 'is not a number',
};

/** A condition as a clause that can follow "if": "`type` is `TYPE_LIMIT`". Empty for one that says nothing. */
export function conditionText(test: Test, show: ShowPath): string {
  if (test.all) return joined(test.all, 'and', show);
  if (test.any) return joined(test.any, 'or', show);
  if (test.not) return negated(test.not, show);
  if (test.length !== undefined) return `${show(test.length)} has ${count(test)} entries`;
  const { path, op = '', value, otherPath } = test;
  if (path === undefined) return '';
  const own = show(path);
  const comparison = COMPARISON[op];
  if (value === '') return `${own} is ${op === '==' ? 'left out' : 'given'}`;
  if (comparison) return `${own} ${comparison} ${otherPath === undefined ? valueText(value) : show(otherPath)}`;
  if (STATE[op]) return `${own} ${STATE[op]}`;
  if (op === 'case') return `${own} is ${valueText(value)}`;
  if (op === 'notCase') return `${own} is not ${listText([value].flat().map(valueText), 'or')}`;
  throw new Error(`the condition ${JSON.stringify(test)} has no wording; add it to condition-text.ts`);
}

/** Several words as a list: "a, b or c". */
export function listText(words: readonly string[], conjunction: 'and' | 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1) ?? ''}`;
}

/** A value in code font; true and false in words. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  return `\`${NUMBERS[String(value)] ?? String(value)}\``;
}

// Numbers that the code writes as an expression.
const NUMBERS: Readonly<Record<string, string>> = { 'math.MaxInt64/2': '4611686018427387903' };

function negated(test: Test, show: ShowPath): string {
  if (test.op === 'case') return conditionText({ ...test, op: 'notCase' }, show);
  if (test.const !== undefined) return '';
  const text = conditionText(test, show);
  return text === '' ? '' : `it is not so that ${text}`;
}

function joined(tests: readonly Test[], conjunction: 'and' | 'or', show: ShowPath): string {
  const [first] = tests;
  const alike = tests.every((test) => test.path === first?.path && test.op === first?.op && test.value !== undefined);
  if (first?.path !== undefined && alike && (first.op === '==' || first.op === '!=')) {
    return `${show(first.path)} ${first.op === '==' ? 'is' : 'is not'} ${choiceText(tests.map((test) => test.value))}`;
  }
  return tests
    .map((test) => conditionText(test, show))
    .filter((text) => text !== '')
    .join(` ${conjunction} `);
}

/** One of several values, by the name of the whole set where it has one. */
export function choiceText(values: readonly unknown[]): string {
  const rewards = values.filter((value) => String(value).startsWith('ACCOUNT_TYPE_REWARD_'));
  if (rewards.length === REWARD_ACCOUNTS_WITH_METRIC && rewards.length === values.length)
    return 'a reward account with a metric';
  return listText(values.map(valueText), 'or');
}

const REWARD_ACCOUNTS_WITH_METRIC = 8;

function count(test: Test): string {
  const words: Readonly<Record<string, string>> = {
    '>': 'more than',
    '==': 'exactly',
    '!=': 'other than',
    '<': 'fewer than',
  };
  return `${words[test.op ?? ''] ?? ''} ${String(test.value)}`;
}
