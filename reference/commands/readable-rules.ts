import { readableRule, type ReadableRule } from './readable-rule.ts';
import { neverApplies } from './rule-conditions.ts';
import type { Command } from './types.ts';

function cutPrefixKey(rule: ReadableRule): string {
  return `${rule.section}\n${rule.field}\n${rule.sentence}\n${rule.error}`;
}

/**
 * The rules of a command in readable form, in the order in which the code checks them, without those that can never
 * reject anything and without exact repetitions.
 */
export function readableRules(command: Command, errors: Readonly<Record<string, string>>): readonly ReadableRule[] {
  const found = new Map<string, ReadableRule>();
  for (const rule of command.rules) {
    if (neverApplies(rule)) continue;
    const readable = readableRule(command.name, rule, command.rules, errors);
    const key = cutPrefixKey(readable);
    if (!found.has(key)) found.set(key, readable);
  }
  return [...found.values()];
}
