import type { CliFlagRule } from '../../cli/types.ts';

const code = (names: readonly string[] | undefined, join = ' and '): string =>
  (names ?? []).map((name) => `<code>--${name}</code>`).join(join);

/** A condition on the flags of a command as a sentence. Empty for rules that the table of flags tells already. */
export function ruleText({ rule, flags, args, parents }: CliFlagRule): string {
  switch (rule) {
    case 'required':
      return '';
    case 'argRequired':
      return `The argument <code>${(args ?? []).join(' ')}</code> is required.`;
    case 'oneOfRequired':
      return `Give one of ${code(flags, ', ')}.`;
    case 'mutuallyExclusive':
      return `${code(flags)} exclude each other.`;
    case 'conditionallyRequired':
      return `${code(flags)} is required for work offline, without a network.`;
    case 'requiresOneOf':
      return `${code(flags)} goes together with ${code(parents, ' or ')}.`;
    case 'lessThan':
      return `${(flags ?? []).map((name) => `<code>--${name}</code>`).join(' must be less than ')}.`;
    case 'base64':
      return flags
        ? `${code(flags)} must be Base64.`
        : `The argument <code>${(args ?? []).join(' ')}</code> must be Base64.`;
    default:
      throw new Error(`No words for the rule "${rule}" on flags: add it to reference/render/cli/rule-text.ts.`);
  }
}

/** Flags that the rules of a command make required. */
export function requiredByRules(rules: readonly CliFlagRule[]): ReadonlySet<string> {
  return new Set(rules.filter(({ rule }) => rule === 'required').flatMap(({ flags }) => flags ?? []));
}
