import { defineConfig } from 'vitest/config';
import path from 'node:path';

/** Tests of the built site in headless Chromium that `npm test` runs: they need `npm run build` first. */
export default defineConfig({
  resolve: { alias: { '@site': path.resolve(import.meta.dirname) } },
  test: {
    reporters: ['default', './tools/test/count-tests.ts'],
    include: ['tests/browser/**/*.test.ts'],
    // The first two measure: `npm test` runs them when nothing else does. The third compiles the whole site for its own server,
    // as a check beside these. The last two follow every link of the site and try every operation, for long.
    exclude: [
      'tests/browser/budgets/times.test.ts',
      'tests/browser/search/speed.test.ts',
      'tests/browser/site/development.test.ts',
      'tests/browser/links/**',
      'tests/browser/operations/**',
    ],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // What is asked again and again until it is so: a second, the default, is no limit on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // Pages wait for the network and for themselves half of the time.
    maxWorkers: 2,
    maxConcurrency: 2,
    retry: 0,
    globalSetup: ['tests/browser/setup/global-setup.ts'],
  },
});
