import type { LoadContext, Plugin } from '@docusaurus/types';
import { compilation, sourceHash } from '../../content/compile/source-hash.ts';

/** The part of the bundler's configuration that is about its cache on disk; absent when the cache is off. */
interface Caching {
  readonly cache?: { readonly version?: string };
}

/**
 * Starts the bundler's cache on disk anew when something changes that it does not see: definitions and networks' values that
 * pages show, and the plugins that compile them. Without it a build could show the value of before.
 */
export default function buildCache({
  siteDir,
  siteConfig,
}: Pick<LoadContext, 'siteDir'> & Partial<Pick<LoadContext, 'siteConfig'>>): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const { cache } = (config.experiments ?? {}) as Caching;
      if (cache === undefined) {
        const wanted =
          siteConfig?.future.faster.rspackPersistentCache === true &&
          process.env['DOCUSAURUS_NO_PERSISTENT_CACHE'] === undefined;
        if (wanted)
          throw new Error(
            "The bundler's cache on disk is on, and its version is not in experiments.cache: see where @docusaurus/core/lib/webpack/base.js has it now, then correct framework/build-cache/index.ts. Until then pages could show the values of an earlier build.",
          );
        return {};
      }
      const experiments: Caching = { cache: { version: `${cache.version ?? ''}-${sourceHash(siteDir, compilation)}` } };
      return { experiments } as object;
    },
  };
}
