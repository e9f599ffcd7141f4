import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { slim } from './slim.ts';

function minified(css: string, from = '/x/infima/default.css'): string {
  const root = postcss.parse(css, { from });
  slim(root);
  return root.toString().replace(/\s+/g, ' ').trim();
}

describe('slim', () => {
  it('takes out what no page uses and keeps the rest', () => {
    expect(minified('.avatar{a:b} .card{a:b} .pagination-nav{a:b} .pagination__item{a:b}')).toBe(
      '.card{a:b} .pagination-nav{a:b}',
    );
  });

  it('takes single selectors out of a shared rule', () => {
    expect(minified('.menu, .pills{a:b}')).toBe('.menu{a:b}');
  });

  it('takes out custom properties that no rule reads, and the rule with them', () => {
    expect(minified(':root{--ifm-tabs-color:x;--ifm-color-white:y} html{--ifm-badge-color:z}')).toBe(
      ':root{--ifm-color-white:y}',
    );
  });

  it('leaves no empty media query behind', () => {
    expect(minified('@media print{.hero{a:b}} p{a:b}')).toBe('p{a:b}');
  });

  it('takes such a property out of the site’s own style sheets as well', () => {
    expect(minified(':root{--ifm-color-primary-dark:x;--own:y}', '/x/src/css/colours.css')).toBe(':root{--own:y}');
  });

  it('takes out of the theme’s sheets what this site does not have', () => {
    expect(
      minified(
        '.navbarHidden{a:b} .sidebar{a:b} :root{--docusaurus-collapse-button-bg:x}',
        '/x/theme-classic/lib/theme/a.module.css',
      ),
    ).toBe('.sidebar{a:b}');
  });

  it('leaves the rules of every other style sheet alone', () => {
    expect(minified('.avatar{a:b}', '/x/src/css/cards.css')).toBe('.avatar{a:b}');
  });
});
