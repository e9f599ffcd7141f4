import { listText, type ShowPath } from './condition-text.ts';
import { requirementText } from './requirement-text.ts';
import { flatten } from './rule-conditions.ts';
import { isOwnPath } from './rule-names.ts';
import { requirementOf } from './rule-requirements.ts';
import type { Rule, Test } from './types.ts';

/** What a field must be, and the tests on other values under which it must. */
export interface WordedRule {
  readonly requirement: string;
  readonly contexts: readonly Test[];
}

// These kinds say what they want better than the test that the code makes.
const PLAIN = new Set(['positiveOrZero', 'negativeOrZero', 'anyOf', 'maxLength']);

/** Words the demand of a rule. */
export function wordRule(rule: Rule, show: ShowPath): WordedRule {
  if (rule.says !== undefined) return { requirement: rule.says, contexts: [] };
  const rejected = rule.rejectedIf;
  if (!rejected) return { requirement: requirementOf(rule, show), contexts: [] };
  const tests = rejected.all ? flatten(rejected).flatMap((test) => test.all ?? [test]) : (rejected.any ?? [rejected]);
  const own = tests.filter((test) => isOwn(rule, test));
  const others = tests.filter((test) => !own.includes(test));
  // "Given, but wrong": the first half is a condition on the same value.
  const given = rejected.all && own.length > 1 ? own.filter(({ op }) => op === 'present' || op === 'notEmpty') : [];
  const decisive = own.filter((test) => !given.includes(test));
  if (PLAIN.has(rule.rule) && (others.length === 0 || rule.rule === 'anyOf')) {
    return { requirement: requirementOf(rule, show), contexts: given };
  }
  if (tests.every(({ op }) => op === 'absent' || op === 'empty') && rule.rule === 'required')
    return missing(rule, tests, show);
  const flipped = others.find((test) => test.op === '>' && isOwnPath(rule.field, test.otherPath));
  if (flipped?.path !== undefined) {
    const requirement = requirementText(
      [{ path: flipped.otherPath ?? '', op: '<', otherPath: flipped.path }],
      'all',
      show,
    );
    return { requirement: requirement ?? '', contexts: [] };
  }
  const how = rejected.all ? 'all' : 'any';
  const text = others.length > 0 && rejected.any ? undefined : requirementText(decisive, how, show);
  if (text === undefined)
    return { requirement: fallback(rule), contexts: rejected.op === 'case' ? [] : flatten(rejected) };
  return { requirement: text, contexts: rejected.any ? given : [...given, ...together(others)] };
}

function isOwn(rule: Rule, test: Test): boolean {
  return isOwnPath(rule.field, test.path ?? test.length ?? test.not?.path);
}

function missing(rule: Rule, tests: readonly Test[], show: ShowPath): WordedRule {
  const aboutField = tests.some((test) => isOwn(rule, test));
  const names = tests.map((test) => show(test.path ?? ''));
  const whole = rule.field === '*' || !rule.field.includes('.');
  const choice = `must ${whole ? 'set' : 'be'} ${listText(names, 'or')}`;
  return { requirement: aboutField ? 'is required' : choice, contexts: [] };
}

/** Tests that exclude several values of one field, as one. */
function together(tests: readonly Test[]): readonly Test[] {
  const [first] = tests;
  const alike = tests.length > 1 && tests.every(({ path, op }) => path === first?.path && op === '!=');
  return alike ? [{ all: tests }] : tests;
}

/** A wording for rules whose test is about other values only. */
function fallback(rule: Rule): string {
  if (rule.rejectedIf?.op === 'case') return `cannot be of the kind \`${String(rule.rejectedIf.value)}\``;
  if (rule.rejectedIf?.lengthSum) return 'must hold at least one instruction';
  const conditions = (rule.when ?? []).flatMap((test) => test.all ?? [test]).filter((test) => isOwn(rule, test));
  const names = /"(post_only|reduce_only)","op":"==","value":true/.test(JSON.stringify([rule.when, rule.rejectedIf]));
  if (names || conditions.some(({ value }) => value === true)) return 'must not be true';
  if (rule.rule === 'required') return 'is required';
  if (rule.rule === 'notSupported') return 'is not supported';
  return conditions.some(({ op }) => op === 'notEmpty') ? 'must be left out' : 'is refused';
}
