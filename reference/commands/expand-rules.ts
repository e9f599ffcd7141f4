import type { Rule, Test } from './types.ts';

/** Rules that share conditions, a start of their field names and a start of their paths. */
export interface RuleGroup {
  readonly when?: readonly Test[];
  readonly field?: string;
  readonly path?: string;
  readonly rules?: readonly RuleNode[];
  /** Name of a fragment that holds the rules. */
  readonly use?: string;
}

export type RuleNode = Rule | RuleGroup;

interface Inherited {
  readonly field: string;
  readonly path: string;
  readonly when: readonly Test[];
}

const NOTHING: Inherited = { field: '', path: '', when: [] };

/**
 * Writes groups of rules out: every rule with its full field name, full paths and all its conditions, in order.
 *
 * The conditions of a group are read with the paths of the group around it; its own `path` counts for what is inside.
 *
 * @param fragments rules by the names under which groups use them
 * @throws Error when a group uses a fragment that does not exist
 */
export function expandRules(
  nodes: readonly RuleNode[],
  fragments: Readonly<Record<string, readonly RuleNode[]>> = {},
  inherited: Inherited = NOTHING,
): Rule[] {
  return nodes.flatMap((node) => {
    const when = [...inherited.when, ...(node.when ?? []).map((test) => prefixTest(test, inherited.path))];
    if ('rule' in node) return [expandRule(node, when, inherited)];
    const inner = { when, field: join(inherited.field, node.field), path: join(inherited.path, node.path) };
    const rules = node.use === undefined ? node.rules : fragments[node.use];
    if (!rules) {
      throw new Error(
        `a group uses the fragment ${node.use ?? ''}; there are ${Object.keys(fragments).join(', ') || 'none'}`,
      );
    }
    return expandRules(rules, fragments, inner);
  });
}

function expandRule(rule: Rule, when: readonly Test[], inherited: Inherited): Rule {
  const { rejectedIf } = rule;
  return {
    ...rule,
    field: join(inherited.field, rule.field),
    ...(rejectedIf ? { rejectedIf: prefixTest(rejectedIf, inherited.path) } : {}),
    ...(when.length > 0 ? { when } : {}),
  };
}

function prefixTest(test: Test, prefix: string): Test {
  if (prefix === '') return test;
  const full = (path: string): string => join(prefix, path);
  return {
    ...test,
    ...(test.path === undefined ? {} : { path: full(test.path) }),
    ...(test.otherPath === undefined ? {} : { otherPath: full(test.otherPath) }),
    ...(test.length === undefined ? {} : { length: full(test.length) }),
    ...(test.lengthSum === undefined ? {} : { lengthSum: test.lengthSum.map(full) }),
    ...(test.all === undefined ? {} : { all: test.all.map((inner) => prefixTest(inner, prefix)) }),
    ...(test.any === undefined ? {} : { any: test.any.map((inner) => prefixTest(inner, prefix)) }),
    ...(test.not === undefined ? {} : { not: prefixTest(test.not, prefix) }),
  };
}

function join(prefix: string, tail: string | undefined): string {
  if (tail === undefined || tail === '') return prefix;
  return prefix === '' ? tail : `${prefix}.${tail}`;
}
