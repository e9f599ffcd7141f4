import { AtRule, type Root, type Rule } from 'postcss';

const dark = /\[data-theme=(['"]?)dark\1\]/;

/** Rules of the dark mode hold on screens alone: on paper, which is white, they would print light letters. */
export function scopeDarkToScreen(root: Root): void {
  root.walkRules((rule: Rule) => {
    if (!rule.selectors.every((selector) => dark.test(selector))) return;
    const { parent } = rule;
    if (parent !== undefined && 'params' in parent && parent.params === 'screen') return;
    const screen = new AtRule({ name: 'media', params: 'screen', source: rule.source });
    rule.replaceWith(screen);
    screen.append(rule);
  });
}
