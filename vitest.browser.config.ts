import { defineConfig } from 'vitest/config';
import path from 'node:path';

/** Tests that read the built site in headless Chromium: they need `npm run build` first. */
export default defineConfig({
  resolve: { alias: { '@site': path.resolve(import.meta.dirname) } },
  test: {
    include: ['tests/browser/**/*.test.ts', 'tests/production/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    globalSetup: ['tests/browser/setup/global-setup.ts'],
  },
});
