import { defineConfig } from 'vitest/config';
import path from 'node:path';

/** Unit and content tests. Browser tests need a build and have their own configuration: vitest.browser.config.ts. */
export default defineConfig({
  resolve: { alias: { '@site': path.resolve(import.meta.dirname) } },
  test: {
    include: [
      '{common,conformance,content,delivery,examples,exports,framework,html,mcp,networks,protocol-math,reference,sandbox,search,sidebars,src,tools}/**/*.test.{ts,tsx}',
      'tests/{unit,content}/**/*.test.ts',
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
