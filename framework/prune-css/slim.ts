import type { Root } from 'postcss';
import { unusedFamilies, unusedOfTheme, unusedProperties } from './families.ts';
import { removeOverridden } from './overridden.ts';

const classNames = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? '');

const matches = (selector: string, families: readonly RegExp[]): boolean =>
  classNames(selector).some((name) => families.some((family) => family.test(name)));

/** Which classes of a style sheet no page uses: of the framework's and of its theme's, not of the site's own. */
function familiesOf(file: string): readonly RegExp[] | undefined {
  if (file.includes('infima')) return unusedFamilies;
  return file.includes('theme-classic') ? unusedOfTheme : undefined;
}

/**
 * Removes selectors that need a class of an unused family, custom properties that no rule reads (in every style sheet) or that the site sets
 * anew, and rules and at-rules that are left empty.
 */
export function slim(root: Root): void {
  root.walkDecls(/^--/, (declaration) => {
    if (unusedProperties.some((family) => family.test(declaration.prop))) declaration.remove();
  });
  const file = root.source?.input.file ?? '';
  const families = familiesOf(file);
  if (families === undefined) return;
  if (file.includes('infima')) removeOverridden(root);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !matches(selector, families));
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
