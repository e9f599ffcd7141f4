import { fileURLToPath } from 'node:url';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from '@docusaurus/types';
import { slim } from './slim.ts';

/** Files whose change makes cached style sheets stale, which the bundler cannot know. */
const rules = ['./families.ts', './slim.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)));

/** Takes the unused parts of the framework's style sheet out of the site's. */
export default function slimCss(): Plugin {
  return {
    name: 'slim-css',
    configureWebpack(config) {
      const cache = (config.experiments as { readonly cache?: object } | undefined)?.cache;
      return cache === undefined ? {} : ({ experiments: { cache: { buildDependencies: rules } } } as object);
    },
    configurePostCss(options) {
      const plugin: PostcssPlugin = { postcssPlugin: 'slim-css', OnceExit: (root) => slim(root) };
      options.plugins.push(plugin);
      return options;
    },
  };
}
