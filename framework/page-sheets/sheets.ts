import path from 'node:path';

/** A style sheet that only the pages load that need it. */
export interface PageSheet {
  /** What its file is called, before the hash of its content. */
  readonly name: string;
  /** Its parts, in order. */
  readonly files: readonly string[];
  /** A page needs it when its markup holds this, as the build renders it. */
  readonly needed: RegExp;
}

const tools = ['calculator', 'proposal', 'picture', 'lesson'];

/** Where the signs of the reference's elements are written (element-signs.ts); `npm run generate` replaces `.generated`. */
export const signsFile = path.join('.docusaurus', 'element-signs.css');

/**
 * Calculators, forms of proposals and pictures of numbers stand on some pages and nowhere else; so do the elements of the reference with
 * their signs, and what the front page and the first pages of the trees are drawn with.
 */
export const pageSheets: readonly PageSheet[] = [
  {
    name: 'tools',
    files: tools.map((name) => path.join('src', 'css', 'tools', `${name}.css`)),
    needed: /class="(?:calculator|picture|lesson)[ "]/,
  },
  { name: 'front', files: [path.join('src', 'css', 'front', 'front.css')], needed: /class="(?:[^"]* )?hero-band[ "]/ },
  {
    name: 'reference',
    files: [path.join('src', 'css', 'reference', 'reference.css')],
    needed: /class="(?:[^"]* )?(?:reference|badge)[ "]/,
  },
  { name: 'signs', files: [signsFile], needed: /class="[^"]*\belement-/ },
];

/** Where they lie on the site, and in a folder of static files. */
export const sheetsFolder = 'assets/css';

/** Finds the `<link>` of a sheet in markup. */
export const linkOf = ({ name }: PageSheet): RegExp => new RegExp(`<link[^>]*/${sheetsFolder}/${name}\\.[^>]*>`);
