import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from '@docusaurus/types';
import { scopeDarkToScreen } from './scope-dark-to-screen.ts';
import { tokens } from './overridden.ts';
import { slim } from './slim.ts';

/** Takes the unused parts of the framework's style sheet out of the site's, and the dark mode off paper. */
export default function slimCss(): Plugin {
  return {
    name: 'prune-css',
    configurePostCss(options) {
      const plugin: PostcssPlugin = {
        postcssPlugin: 'prune-css',
        OnceExit(root, { result }) {
          slim(root);
          scopeDarkToScreen(root);
          // What stays of the framework's sheet depends on what the site's tokens set.
          result.messages.push({
            type: 'dependency',
            plugin: 'prune-css',
            file: tokens,
            parent: root.source?.input.file,
          });
        },
      };
      options.plugins.push(plugin);
      return options;
    },
  };
}
