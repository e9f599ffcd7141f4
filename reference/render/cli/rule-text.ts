import { html, type Html } from '../../../html/html.ts';
import type { CliFlagRule } from '../../cli/types.ts';
import { codeList } from '../code-list.ts';

const flagList = (names: readonly string[] | undefined, between = ' and '): Html =>
  codeList(
    (names ?? []).map((name) => `--${name}`),
    between,
  );

/** A condition on the flags of a command as a sentence. None for rules that the table of flags tells already. */
export function ruleText({ rule, flags, args, parents }: CliFlagRule): Html | undefined {
  const argument = html`The argument <code>${(args ?? []).join(' ')}</code>`;
  switch (rule) {
    case 'required':
      return undefined;
    case 'argRequired':
      return html`${argument} is required.`;
    case 'oneOfRequired':
      return html`Give one of ${flagList(flags, ', ')}.`;
    case 'mutuallyExclusive':
      return html`${flagList(flags)} exclude each other.`;
    case 'conditionallyRequired':
      return html`${flagList(flags)} is required for work offline, without a network.`;
    case 'requiresOneOf':
      return html`${flagList(flags)} goes together with ${flagList(parents, ' or ')}.`;
    case 'lessThan':
      return html`${flagList(flags, ' must be less than ')}.`;
    case 'base64':
      return html`${flags ? flagList(flags) : argument} must be Base64.`;
    default:
      throw new Error(`No words for the rule "${rule}" on flags: add it to reference/render/cli/rule-text.ts.`);
  }
}

/** Flags that the rules of a command make required. */
export function requiredByRules(rules: readonly CliFlagRule[]): ReadonlySet<string> {
  return new Set(rules.filter(({ rule }) => rule === 'required').flatMap(({ flags }) => flags ?? []));
}
