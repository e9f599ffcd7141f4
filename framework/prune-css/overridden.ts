import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type Root, type Rule } from 'postcss';

/** The file that sets the site's own colours, sizes and fonts. */
export const tokens = fileURLToPath(new URL('../../src/css/tokens.css', import.meta.url));
const dark = /^html\[data-theme=['"]?dark['"]?\](?::root)?$/;

/** The mode that a rule sets custom properties for: undefined when it is no rule for the whole document. */
function modeOf(rule: Rule): 'light' | 'dark' | undefined {
  if (rule.parent?.type !== 'root') return undefined;
  if (rule.selector === ':root') return 'light';
  return dark.test(rule.selector) ? 'dark' : undefined;
}

/** Removes from the framework's style sheet each custom property that the site's own tokens set anew in the same colour mode. */
export function removeOverridden(root: Root, own: Root = postcss.parse(readFileSync(tokens, 'utf8'))): void {
  const set = { light: new Set<string>(), dark: new Set<string>() };
  own.walkRules((rule) => {
    const mode = modeOf(rule);
    if (mode !== undefined) rule.walkDecls(/^--/, ({ prop }) => void set[mode].add(prop));
  });
  root.walkRules((rule) => {
    const mode = modeOf(rule);
    if (mode !== undefined)
      rule.walkDecls(/^--/, (declaration) => void (set[mode].has(declaration.prop) && declaration.remove()));
  });
}
