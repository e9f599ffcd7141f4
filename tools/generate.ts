import { performance } from 'node:perf_hooks';
import { generate, type Summary } from '../reference/generate.ts';
import { removeStrayStubs } from '../reference/output/stray-stubs.ts';
import { buildFault } from './archive/archive-fault.ts';

const started = performance.now();

/** Before anything is made, the archive must be that of its release: the reference takes its pages for those of that release. */
async function run(root: string): Promise<Summary> {
  const strays = removeStrayStubs(root);
  if (strays > 0)
    console.log(`${strays} generated pages of an earlier checkout removed from docs/ and versioned_docs/.`);
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
