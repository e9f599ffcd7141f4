import type { Release } from '../../product.ts';
import type { Download } from '../downloads/download.ts';
import { mathsModule, mathsPackage, mathsVectors } from '../downloads/maths-package.ts';
import { zip } from '../downloads/zip.ts';
import type { ReferencePart } from './reference-part.ts';

/** The formulas as a library to take away: a package with its types, the module alone, and the test vectors. */
export function mathsPart(release: Release, root: string): ReferencePart {
  const base = `api/math/vega-protocol-math-${release.version}`;
  let made: readonly Download[] | undefined;
  return {
    pages: [],
    sidebars: {},
    links: {},
    downloads: () =>
      (made ??= [
        {
          file: `${base}.zip`,
          title: 'The formulas of the protocol as a JavaScript package, with types, README and test vectors',
          content: zip(mathsPackage(root, release.version).map(([file, text]) => [file, Buffer.from(text)])),
        },
        {
          file: `${base}.js`,
          title: 'The formulas alone, one ES module that needs decimal.js',
          content: mathsModule(root),
        },
        {
          file: `${base}-vectors.json`,
          title: 'Test vectors of the formulas, each with its place in the release',
          content: mathsVectors(root),
        },
      ]),
  };
}
