import type { Root } from 'postcss';
import { unusedFamilies, unusedProperties } from './families.ts';

const classNames = (selector: string): string[] => [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? '');

const unused = (selector: string): boolean => classNames(selector).some((name) => unusedFamilies.some((family) => family.test(name)));

/**
 * Removes selectors that need a class of an unused family, custom properties that no rule reads (in every style sheet), and rules and at-rules
 * that are left empty.
 */
export function slim(root: Root): void {
  root.walkDecls(/^--ifm-/, (declaration) => {
    if (unusedProperties.some((family) => family.test(declaration.prop))) declaration.remove();
  });
  if (!(root.source?.input.file ?? '').includes('infima')) return;
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !unused(selector));
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
