import './preflight.mts';
import { performance } from 'node:perf_hooks';
import { readableFailure } from './build/readable-failure.ts';
import { runStep } from './build/run-step.ts';

const steps = [
  { title: 'Reference pages from definitions/', command: ['tsx', 'tools/generate.ts'] },
  { title: 'Sidebars of the archive', command: ['tsx', 'tools/versioned-sidebars.ts'] },
  { title: 'Site (Docusaurus)', command: ['docusaurus', 'build', ...process.argv.slice(2)] },
  { title: 'Search, Markdown, policy, archives, compression', command: ['tsx', 'tools/postbuild.ts'] },
] as const;

const started = performance.now();
for (const [index, { title, command }] of steps.entries()) {
  console.log(`[${index + 1}/${steps.length}] ${title} …`);
  // The framework's command would ask a registry for newer versions.
  const { status, output, seconds } = await runStep(command, { NO_UPDATE_NOTIFIER: '1' });
  if (status !== 0) {
    console.error(`\nThe build stopped in step ${index + 1}, "${title}".\n\n${readableFailure(output)}\n`);
    process.exit(1);
  }
  console.log(`[${index + 1}/${steps.length}] ${title}: done in ${seconds.toFixed(1)} s`);
}
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s: the site is in build/.`);
