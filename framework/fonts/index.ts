import path from 'node:path';
import type { Declaration, Plugin as PostcssPlugin } from 'postcss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pluginStatic } from '../static-folders.ts';
import { askForFaces } from './ask-for-faces.ts';
import { faces, type Face } from './faces.ts';
import { placeFonts } from './place-font.ts';
import { subsetFace } from './subset-face.ts';

/** The tag that asks for a face beside the style sheet. */
const preload = (href: string): string => `<link rel="preload" href="${href}" as="font" crossorigin="anonymous">`;
const placeholder = /url\('font:([\w-]+)'\)/;

/**
 * The site's typefaces, each with the letters that pages show. Their addresses are known when pages are rendered, which the
 * bundler's are not, so that pages can ask for them beside the style sheet. The page template keeps the font of formulas to pages that
 * have formulas, and puts the script that decides about all of them before the style sheet.
 */
export default async function fonts({ siteDir }: LoadContext): Promise<Plugin> {
  const bytes = await Promise.all(faces.map(async (face) => [face.name, await subsetFace(face)] as const));
  const addresses = placeFonts(new Map(bytes), path.join(siteDir, pluginStatic));
  const addressesOf = (when: Face['preload']): string[] =>
    faces.filter((face) => face.preload === when).map(({ name }) => addresses.get(name) ?? '');
  return {
    name: 'fonts',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {
            'data-faces': addressesOf('always').join(' '),
            'data-formulas': addressesOf('formulas').join(' '),
          },
          innerHTML: askForFaces,
        },
        {
          tagName: 'noscript',
          innerHTML: [...addressesOf('always'), ...addressesOf('formulas')].map(preload).join(''),
        },
      ],
    }),
    configurePostCss(options) {
      const plugin: PostcssPlugin = {
        postcssPlugin: 'fonts',
        Declaration(declaration: Declaration) {
          const name = placeholder.exec(declaration.value)?.[1];
          if (name === undefined) return;
          const address = addresses.get(name);
          if (address === undefined)
            throw declaration.error(
              `There is no typeface "${name}": framework/fonts/faces.ts has ${faces.map((face) => face.name).join(', ')}.`,
            );
          declaration.value = declaration.value.replace(placeholder, `url('${address}')`);
        },
      };
      options.plugins.push(plugin);
      return options;
    },
  };
}
