import { isInside, isOwnPath } from './rule-names.ts';
import type { Rule, Test } from './types.ts';

/**
 * The conditions of a rule that its reader must know, one by one.
 *
 * Left out are those that choose the section, and those that only say that an earlier check of the same command passed:
 * the code stops there, and the reader finds that check in the list.
 *
 * @param all every rule of the command
 */
export function rulesConditions(rule: Rule, all: readonly Rule[]): Test[] {
  return (rule.when ?? [])
    .flatMap(flatten)
    .map((test) => withoutMissing(test, all))
    .filter((test) => !isSettled(test) && !choosesSection(test) && !isGuard(test, rule, all))
    .filter((test, _, kept) => !isImplied(test, rule, kept));
}

/** Whether a rule can never reject anything, because a fixed condition rules it out. */
export function neverApplies(rule: Rule): boolean {
  const fixed = (rule.when ?? []).some((test) => test.const === false || test.not?.const === true);
  return fixed || (rule.says?.endsWith('in a future') === true && rule.field.includes('.perps.'));
}

/** Conditions that must all hold, as separate ones; alternatives on one value stay together. */
export function flatten(test: Test): readonly Test[] {
  const inner = test.all;
  if (!inner) return [test];
  const [first] = inner;
  const choice = inner.length > 1 && inner.every(({ path, op }) => path === first?.path && op === '!=');
  return choice ? [test] : inner.flatMap(flatten);
}

// A value that lies inside a message or list says that this is given.
function isImplied(test: Test, rule: Rule, kept: readonly Test[]): boolean {
  if (test.op !== 'present' && test.op !== 'notEmpty') return false;
  if (!isOwnPath(rule.field, test.path) && isInside(rule.field, (test.path ?? '').split('.').at(-1) ?? '')) return true;
  const inside = `${test.path ?? ''}.`;
  const inList = `.${(test.path ?? '').split('.').at(-1) ?? ''}.*`;
  return kept.some(({ path }) => path?.startsWith(inside)) || rule.field.includes(inList);
}

// "Left out, or not X" is "not X" to a reader who knows that the value is required.
function withoutMissing(test: Test, all: readonly Rule[]): Test {
  const rest = test.any?.filter(({ op, path }) => op !== 'absent' || !isRequiredPath(path ?? '', all));
  const [only] = rest ?? [];
  return rest?.length === 1 && only ? only : test;
}

function isSettled(test: Test): boolean {
  return test.const !== undefined || test.not?.const !== undefined || test.partial === true;
}

function choosesSection(test: Test): boolean {
  return test.path === 'terms.change' || test.path === 'kind';
}

const FORM_OPS = new Set(['integer', 'number', '<', '<=', '>', '>=', 'is', 'multipleOf', 'inEnum']);

function isGuard(test: Test, rule: Rule, all: readonly Rule[]): boolean {
  if (test.not?.op === 'case' && isOwnPath(rule.field, test.not.path)) return true;
  if (test.not) return all.some((other) => JSON.stringify(other.rejectedIf) === JSON.stringify(test.not));
  if (test.any?.some(({ op, path }) => op === 'absent' && isOwnPath(rule.field, path))) return true;
  if (test.any) return !/"op":"(==|case|notCase)"/.test(JSON.stringify(test));
  if (test.length !== undefined || FORM_OPS.has(test.op ?? '')) return true;
  const own = isOwnPath(rule.field, test.path);
  if (test.op === '!=') return isUnset(test.value) || (own && test.value === '');
  if (test.op === 'present' || test.op === 'notEmpty') {
    return own ? isRequired(rule.field, all) : isRequiredPath(test.path ?? '', all);
  }
  if (test.op === 'case') return isInside(rule.field, String(test.value)) || (own && test.value === 'external');
  return own && test.op === 'notCase';
}

// The first value of an enum, which stands for none.
function isUnset(value: unknown): boolean {
  return value === 0 || String(value).endsWith('UNSPECIFIED');
}

function isRequired(field: string, all: readonly Rule[]): boolean {
  return all.some((other) => other.field === field && (other.rule === 'required' || other.rejectedIf?.op === 'empty'));
}

function isRequiredPath(path: string, all: readonly Rule[]): boolean {
  const tail = path.split('.').slice(-2).join('.').replaceAll('[*]', '.*');
  return all.some(({ field, rule }) => rule === 'required' && (field.endsWith(`.${tail}`) || field === tail));
}
