import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Declaration, Plugin as PostcssPlugin } from 'postcss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { placeFont } from './place-font.ts';
import { subsetDisplayFont } from './subset-display-font.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
);
/** What src/css/tokens.css writes where the font's address belongs. */
const placeholder = 'display-font';

/**
 * The typeface of headings and navigation. It is asked for with the page, beside the style sheet: a font that came later would
 * move what is on the screen, and the style sheet shows none that is late. Its address is therefore known when pages are
 * rendered, which the bundler's are not.
 */
export default async function displayFont({ siteDir }: LoadContext): Promise<Plugin> {
  const address = placeFont(await subsetDisplayFont(readFileSync(file)), path.join(siteDir, '.generated', 'static'));
  return {
    name: 'display-font',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: { rel: 'preload', href: address, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' },
        },
      ],
    }),
    configurePostCss(options) {
      const plugin: PostcssPlugin = {
        postcssPlugin: 'display-font',
        Declaration(declaration: Declaration) {
          if (declaration.value.includes(`url('${placeholder}')`))
            declaration.value = declaration.value.replace(placeholder, address);
        },
      };
      options.plugins.push(plugin);
      return options;
    },
  };
}
