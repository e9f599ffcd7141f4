import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { scopeDarkToScreen } from './scope-dark-to-screen.ts';

function screened(css: string): string {
  const root = postcss.parse(css);
  scopeDarkToScreen(root);
  return root.toString().replace(/\s+/g, '');
}

describe('rules of the dark mode', () => {
  it('hold on screens, wherever they stand', () => {
    expect(screened("html[data-theme='dark']:root{--a:1}")).toBe("@mediascreen{html[data-theme='dark']:root{--a:1}}");
    expect(screened('[data-theme=dark] .b{c:d}')).toBe('@mediascreen{[data-theme=dark].b{c:d}}');
    expect(screened('@media (min-width:9px){[data-theme="dark"] .b{c:d}}')).toBe(
      '@media(min-width:9px){@mediascreen{[data-theme="dark"].b{c:d}}}',
    );
  });

  it('are wrapped once', () => {
    expect(screened("@media screen{[data-theme='dark']{a:b}}")).toBe("@mediascreen{[data-theme='dark']{a:b}}");
  });

  it('that hold for another mode as well, and all others, stay as they are', () => {
    const css = ":root{a:b}[data-theme='light'].c,[data-theme='dark'].d{e:f}";
    expect(screened(css)).toBe(css);
  });
});
