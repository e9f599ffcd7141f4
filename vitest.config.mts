import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const inTheBrowser = ['src/**/*.test.{ts,tsx}', 'framework/instant-pages/**/*.test.{ts,tsx}'];

/** Unit and content tests. Browser tests need a build and have their own configuration: vitest.browser.config.mts. */
export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(import.meta.dirname),
      // As CommonJS it would bring a second graphql, which knows nothing of the first one's types. Browsers get this one.
      'graphql-language-service': path.resolve(
        import.meta.dirname,
        'node_modules/graphql-language-service/esm/index.js',
      ),
    },
  },
  test: {
    projects: [
      // What runs in a browser has a document of its own.
      { extends: true, test: { name: 'in the browser', include: inTheBrowser, isolate: true } },
      // Elsewhere modules are loaded once, and what they read once: the definitions alone take seconds to load.
      {
        extends: true,
        test: {
          name: 'elsewhere',
          include: [
            '{common,conformance,content,delivery,examples,exports,framework,html,lessons,mcp,networks,protocol-math,reference,sandbox,search,sidebars,tools}/**/*.test.{ts,tsx}',
            'tests/{unit,content}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...inTheBrowser],
          isolate: false,
          server: { deps: { inline: [/graphql-language-service/] } },
        },
      },
    ],
    reporters: ['default', './tools/test/count-tests.ts'],
    // For a machine that does other things as well: nothing here waits for time to pass.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Both cores of a small machine: the default leaves one idle, and a process for each file takes a third longer.
    pool: 'threads',
    maxWorkers: 2,
  },
});
