import { performance } from 'node:perf_hooks';
import { generate, type Summary } from '../reference/generate.ts';
import { buildFault } from './archive/archive-fault.ts';

const started = performance.now();

/** The pages of the archive are written among those written by hand: first that folder must be the one of its release. */
async function run(root: string): Promise<Summary> {
  const fault = buildFault(root);
  if (fault !== undefined) throw new Error(fault);
  return generate(root);
}

run(process.cwd()).then(
  ({ pages, files }) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Reference: ${pages} pages, ${files} files in .generated, ${seconds} s`);
  },
  (error: unknown) => {
    console.error(`\nThe reference was not generated.\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
