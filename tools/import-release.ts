import { readArguments, usage } from './import-release/arguments.ts';
import { importRelease } from './import-release/import-release.ts';
import { figures } from './import-release/review.ts';

/** `npm run import-release -- --version v0.74.10 --from v0.73 --proto DIR …`: the definitions of another release. */
async function main(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) {
    console.log(usage);
    return;
  }
  const request = readArguments(words);
  const started = performance.now();
  const review = await importRelease(process.cwd(), request);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${request.release.folder} is written, in ${seconds} s.\n`);
  for (const [what, count] of figures(review)) console.log(`  ${String(count).padStart(6)}  ${what}`);
  console.log(`\nWhat is left to do, with file and line: ${request.release.folder}/review.md`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`\nNothing was imported.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
