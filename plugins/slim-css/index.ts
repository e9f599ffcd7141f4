import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from '@docusaurus/types';
import { slim } from './slim.ts';

/** Takes the unused parts of the framework's style sheet out of the site's. */
export default function slimCss(): Plugin {
  return {
    name: 'slim-css',
    configurePostCss(options) {
      const plugin: PostcssPlugin = { postcssPlugin: 'slim-css', OnceExit: (root) => slim(root) };
      options.plugins.push(plugin);
      return options;
    },
  };
}
