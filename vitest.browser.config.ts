import { defineConfig } from 'vitest/config';
import path from 'node:path';

/**
 * Tests of the built site in headless Chromium that `npm test` runs: they need `npm run build` first. The longer runs have
 * commands of their own (vitest.long.config.ts).
 */
export default defineConfig({
  resolve: { alias: { '@site': path.resolve(import.meta.dirname) } },
  test: {
    include: ['tests/browser/{accessibility,behaviour,site,visual,data}/**/*.test.ts', 'tests/browser/budgets/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    maxConcurrency: 2,
    retry: 1,
    globalSetup: ['tests/browser/setup/global-setup.ts'],
  },
});
