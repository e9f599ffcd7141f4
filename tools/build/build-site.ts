import { performance } from 'node:perf_hooks';
import { BuildRefused, SiteFolder } from '../../delivery/site-folder.ts';
import { readableFailure } from './readable-failure.ts';
import { runStep } from './run-step.ts';

export interface Step {
  readonly title: string;
  /** A program of node_modules/.bin and its arguments. */
  readonly command: readonly string[];
}

/**
 * Builds a site in steps, shows each with its time, and puts it in the place of the last one when all have passed. A step that
 * fails, a killed build and a full disk leave the last one as it was.
 *
 * @param site the folder that is served
 * @param stepsInto the steps that write a site into a folder
 * @returns the exit status: 0 when the site was built
 */
export async function buildSite(site: string, stepsInto: (folder: string) => readonly Step[]): Promise<0 | 1> {
  const started = performance.now();
  const folder = new SiteFolder(site);
  try {
    folder.begin();
  } catch (error) {
    if (!(error instanceof BuildRefused)) throw error;
    console.error(error.message);
    return 1;
  }
  try {
    const steps = stepsInto(folder.next);
    for (const [index, { title, command }] of steps.entries()) {
      console.log(`[${index + 1}/${steps.length}] ${title} …`);
      // The framework's command would ask a registry for newer versions.
      const { status, output, seconds } = await runStep(command, { NO_UPDATE_NOTIFIER: '1' }, (id) =>
        folder.employ(id),
      );
      if (status !== 0) {
        console.error(`\nThe build stopped in step ${index + 1}, "${title}".\n\n${readableFailure(output)}\n`);
        console.error(`${site}/ is what it was before.`);
        return 1;
      }
      console.log(`[${index + 1}/${steps.length}] ${title}: done in ${seconds.toFixed(1)} s`);
    }
    folder.swap();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s: the site is in ${site}/.`);
    return 0;
  } finally {
    folder.end();
  }
}
