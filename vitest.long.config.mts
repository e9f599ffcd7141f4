import { defineConfig } from 'vitest/config';
import path from 'node:path';

/** The long runs over the built site: `npm run test:accessibility`, `test:browsers`, `test:html`, `test:links`, `test:operations`, `test:search`, `test:production`, `test:times`. */
export default defineConfig({
  resolve: { alias: { '@site': path.resolve(import.meta.dirname) } },
  test: {
    reporters: ['default', './tools/test/count-tests.ts'],
    include: ['tests/{browser,browsers,html,production}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // What is asked again and again until it is so: a second, the default, is no limit on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
    maxConcurrency: 2,
    globalSetup: ['tests/browser/setup/global-setup.ts'],
  },
});
