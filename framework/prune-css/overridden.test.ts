import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { removeOverridden } from './overridden.ts';

function left(css: string, own: string): string {
  const root = postcss.parse(css);
  removeOverridden(root, postcss.parse(own));
  return root.toString().replace(/\s+/g, ' ').trim();
}

describe('custom properties that the site sets anew', () => {
  it('go from the framework’s sheet, others stay', () => {
    expect(left(':root{--a:1;--b:2}', ':root{--a:3}')).toBe(':root{--b:2}');
  });

  it('go for each colour mode by itself', () => {
    const framework = ":root{--a:1}html[data-theme='dark']{--a:2;--b:3}";
    expect(left(framework, 'html[data-theme="dark"]:root{--a:4}')).toBe(":root{--a:1}html[data-theme='dark']{--b:3}");
    expect(left(framework, ':root{--a:4;--b:5}')).toBe(":root{}html[data-theme='dark']{--a:2;--b:3}");
  });

  it('stay where they hold for a part of the page or a window only', () => {
    const framework = '.card{--a:1} @media print{:root{--a:2}}';
    expect(left(framework, ':root{--a:3}')).toBe(framework);
    expect(left(':root{--a:1}', '.card{--a:3} @media print{:root{--a:2}}')).toBe(':root{--a:1}');
  });

  it('are found in the site’s own tokens', () => {
    const root = postcss.parse(':root{--ifm-background-color:red;--ifm-unknown:1}');
    removeOverridden(root);
    expect(root.toString()).toBe(':root{--ifm-unknown:1}');
  });
});
