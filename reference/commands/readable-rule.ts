import { conditionText, listText, type ShowPath } from './condition-text.ts';
import { rulesConditions } from './rule-conditions.ts';
import { last } from './rule-names.ts';
import { ruleSection } from './rule-section.ts';
import { wordRule } from './word-rule.ts';
import type { Rule } from './types.ts';

/** A rule as a reader meets it. */
export interface ReadableRule {
  /** The change of a proposal, the side of a stop order, or the kind of a transfer; empty for the command itself. */
  readonly section: string;
  /** Name under which the error is reported. */
  readonly field: string;
  /** The rule in one sentence, with names in code font. */
  readonly sentence: string;
  /** Message that a violation gives, in code font; the program puts it in brackets after `field`. `…` stands for a value. */
  readonly error: string;
}

/**
 * Words one rule of a command.
 *
 * @param command name of the command
 * @param all every rule of the command, to leave out what they say already
 * @param errors messages of the named errors
 * @throws Error when the rule has no wording or its error has no message
 */
export function readableRule(
  command: string,
  rule: Rule,
  all: readonly Rule[],
  errors: Readonly<Record<string, string>>,
): ReadableRule {
  const error = rule.message ?? errors[rule.error ?? ''];
  if (error === undefined) throw new Error(`${command}: ${rule.error ?? 'a rule without error'} has no message`);
  const section = ruleSection(command, rule);
  const show: ShowPath = (path) => `\`${cut(path, section.path).replaceAll('[*]', '.*')}\``;
  const { requirement, contexts } = wordRule(rule, show);
  const conditions = [...rulesConditions(rule, all), ...contexts].map((test) => conditionText(test, show));
  const itself = (text: string): boolean =>
    (requirement === 'must not be true' && text.endsWith(`${last(rule.field)}\` is true`)) ||
    (requirement === 'must be left out' && text.endsWith(`${last(rule.field)}\` is given`));
  const clauses = [...new Set(conditions.filter((text) => text !== '' && !itself(text)))];
  const whole = rule.field === '*' || rule.field === command;
  const subject = whole ? 'The command' : `\`${cut(rule.field, section.field)}\``;
  const condition = clauses.length > 0 ? `, if ${listText(clauses, 'and')}` : '';
  return { section: section.name, field: rule.field, sentence: `${subject} ${requirement}${condition}.`, error };
}

function cut(text: string, prefix: string): string {
  return prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text;
}
