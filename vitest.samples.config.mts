import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Runs every sample against the sandbox: `npm run test:samples`. Needs bash, curl, Go and Debian's Python packages. */
export default defineConfig({
  resolve: {
    alias: [
      { find: '@site', replacement: path.resolve(import.meta.dirname) },
      // One copy of graphql: the servers' packages load the CommonJS one, Vite would give the tests the other.
      { find: /^graphql$/, replacement: path.resolve(import.meta.dirname, 'node_modules/graphql/index.js') },
      { find: /^graphql\/(.*)$/, replacement: path.resolve(import.meta.dirname, 'node_modules/graphql/$1') },
    ],
  },
  test: {
    reporters: ['default', './tools/test/count-tests.ts'],
    include: ['tests/samples/**/*.test.ts'],
    // Go programs are compiled in their test: seconds, but more than a minute where other tests have both cores.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    pool: 'forks',
    // Programs wait for blocks most of the time.
    maxWorkers: 2,
    // The counts of samples are part of the result.
    silent: false,
  },
});
