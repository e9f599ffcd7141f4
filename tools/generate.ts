import { performance } from 'node:perf_hooks';
import { generate } from '../reference/generate.ts';

const started = performance.now();

generate(process.cwd()).then(
  ({ pages, files }) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Reference: ${pages} pages, ${files} files in .generated, ${seconds} s`);
  },
  (error: unknown) => {
    console.error(`\nThe reference was not generated.\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
