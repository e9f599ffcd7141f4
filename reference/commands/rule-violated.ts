import type { DescMessage, Message } from '@bufbuild/protobuf';
import { fieldPath } from './field-path.ts';
import { ruleSection } from './rule-section.ts';
import { evaluateTest, type FieldResolver } from './evaluate-test.ts';
import { valuesAt, type Found } from './values-at.ts';
import type { Rule, Test } from './types.ts';

/** What rejects a value, for the kinds of rule that carry no test of their own. */
function ownTest(rule: Rule, path: string, resolve: FieldResolver): Test | undefined {
  const all = resolve(path) ?? [];
  // Of the values of a list's items the one that lacks counts, wherever it stands.
  const unspecified = all.find((value) => value.kind === 'scalar' && String(value.value).endsWith('_UNSPECIFIED'));
  return ownTestOf(rule, path, unspecified ?? all[0]);
}

/** The same, of a value that was found at the path, or of one of its kind. */
export function ownTestOf(rule: Rule, path: string, found: Found | undefined): Test | undefined {
  if (rule.rule === 'required') return missing(path, found);
  if (found?.kind !== 'scalar') return undefined;
  switch (rule.rule) {
    case 'positive':
      return { path, op: '<=', value: 0 };
    case 'positiveOrZero':
      return { path, op: '<', value: 0 };
    case 'negativeOrZero':
      return { path, op: '>', value: 0 };
    case 'integer':
      return { path, op: 'notInteger' };
    case 'number':
    case 'float':
      return { path, op: 'notNumber' };
    case 'hex64':
    case 'vegaPublicKey':
      return { not: { path, op: 'is', value: 'VegaID' } };
    case 'ethereumAddress':
      return { not: { path, op: 'is', value: 'EthereumValidAddress' } };
    case 'enum':
      return { path, op: 'notInEnum' };
    default:
      return undefined;
  }
}

function missing(path: string, found: Found | undefined): Test {
  if (found?.kind === 'list') return { path, op: 'empty' };
  if (found?.kind !== 'scalar') return { path, op: 'absent' };
  const { value } = found;
  if (typeof value === 'number' || typeof value === 'bigint') return { path, op: '==', value: 0 };
  if (typeof value === 'string' && value.endsWith('_UNSPECIFIED')) return { path, op: '==', value };
  return { path, op: 'empty' };
}

/**
 * Whether a command breaks a rule.
 *
 * @param command name of the command
 * @param type its message
 * @param resolve what the command holds
 * @returns undefined when that cannot be told from the command alone, for example for an ABI
 */
export function ruleViolated(
  command: string,
  rule: Rule,
  type: DescMessage,
  resolve: FieldResolver,
): boolean | undefined {
  const applies = evaluateTest({ all: rule.when ?? [] }, resolve);
  if (applies !== true) return applies;
  if (rule.rejectedIf) return evaluateTest(rule.rejectedIf, resolve);
  if (rule.partialWhen) return undefined;
  const path = rulePath(command, rule, type);
  if (path === undefined) return undefined;
  const test = ownTest(rule, path, resolve);
  // A value inside a message that is not given is not looked at.
  if (!test || !isReached(path, resolve)) return test ? false : undefined;
  return evaluateTest(test, resolve);
}

/** Whether a test holds for a command; undefined when that cannot be told from the command alone. */
export function holdsFor(test: Test, type: DescMessage, message: Message): boolean | undefined {
  return evaluateTest(test, valuesAt(type, message));
}

/**
 * The path of the value that a rule is about, in the names of the message.
 *
 * @returns undefined when it is about no single value
 */
export function rulePath(command: string, rule: Rule, type: DescMessage): string | undefined {
  return fieldPath(type, ownField(command, rule));
}

function ownField(command: string, rule: Rule): string {
  const section = ruleSection(command, rule);
  if (section.path === 'falls_below.' || section.path === 'rises_above.') {
    return section.path + rule.field.slice(section.field.length);
  }
  return rule.field.startsWith(`${command}.`) ? rule.field.slice(command.length + 1) : rule.field;
}

function isReached(path: string, resolve: FieldResolver): boolean {
  const names = path.split('.');
  return names.slice(0, -1).every((_, i) => {
    const parent = resolve(names.slice(0, i + 1).join('.'))?.[0];
    return parent !== undefined && parent.kind !== 'absent';
  });
}
