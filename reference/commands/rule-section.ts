import type { Rule } from './types.ts';

/** The part of a command that a rule belongs to, and the names it need not repeat. */
export interface RuleSection {
  /** The change of a proposal, the side of a stop order, or the kind of a transfer; empty for the command itself. */
  readonly name: string;
  /** Start of the paths, with the last dot, that readers of the section know. */
  readonly path: string;
  /** The same for reported fields. */
  readonly field: string;
}

/** Section of a rule of the command `command`. */
export function ruleSection(command: string, rule: Rule): RuleSection {
  const change = (rule.when ?? []).find((test) => test.path === 'terms.change' && test.op === 'case')?.value;
  if (command === 'proposal_submission' && typeof change === 'string') {
    const field = `${command}.terms.change.${change}.`;
    return { name: change, path: `terms.${change}.`, field: rule.field.startsWith(field) ? field : `${command}.` };
  }
  const side = sideOf(rule);
  if (command === 'stop_orders_submission' && side) {
    const ownField = `${command}.${side === 'rises_above' ? 'rises_below' : side}.`;
    return { name: side, path: `${side}.`, field: rule.field.startsWith(ownField) ? ownField : '' };
  }
  const kind = (rule.when ?? []).find((test) => test.path === 'kind' && test.op === 'case')?.value;
  if (command === 'transfer' && typeof kind === 'string') {
    const field = rule.field.startsWith('transfer.kind.') ? 'transfer.kind.' : 'transfer.';
    return { name: kind, path: `${kind}.`, field };
  }
  return { name: '', path: '', field: rule.field.startsWith(`${command}.`) ? `${command}.` : '' };
}

/** The side of a pair of stop orders; the code reports the rising one as `rises_below`. */
function sideOf(rule: Rule): string | undefined {
  // What holds for both belongs to neither.
  if (rule.field === '*') return undefined;
  const named = /^stop_orders_submission\.(falls_below|rises_below)\./.exec(rule.field)?.[1];
  if (named) return named.replace('rises_below', 'rises_above');
  return /"(?:path|length)":"(falls_below|rises_above)\./.exec(JSON.stringify([rule.rejectedIf, rule.when]))?.[1];
}
