import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** A command that has to end with status 0. */
export interface Check {
  readonly title: string;
  readonly command: string;
  /** Titles of the checks that have to have passed before. */
  readonly after?: readonly string[];
  /** It measures time: nothing else may run beside it. */
  readonly alone?: boolean;
}

export interface Ended {
  readonly check: Check;
  readonly status: number;
  readonly seconds: number;
}

const lanes = 2;

/** Runs a command and collects what it prints, so that two at once do not print into each other. */
function run(check: Check, environment: NodeJS.ProcessEnv): Promise<Ended & { readonly output: string }> {
  const from = performance.now();
  return new Promise((resolve) => {
    const child = spawn(check.command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => parts.push(Buffer.from(String(error))));
    child.on('close', (status) =>
      resolve({
        check,
        status: status ?? 1,
        seconds: (performance.now() - from) / 1000,
        output: Buffer.concat(parts).toString('utf8'),
      }),
    );
  });
}

/**
 * Runs checks, two at a time, each as soon as those that it comes after have passed. What a check printed is shown when it
 * has ended. After one has failed no other is begun.
 *
 * @returns how each ended, in that order; fewer than were given when one failed
 * @throws Error for checks that wait for one that there is not, or for each other
 */
export async function runChecks(checks: readonly Check[], environment: NodeJS.ProcessEnv = {}): Promise<Ended[]> {
  const ended: Ended[] = [];
  const running = new Map<Check, Promise<Ended & { readonly output: string }>>();
  const waiting = [...checks];
  const hasPassed = (title: string): boolean =>
    ended.some(({ check, status }) => check.title === title && status === 0);
  const mayStart = ({ after = [], alone = false }: Check): boolean =>
    running.size < lanes &&
    (alone ? running.size === 0 : [...running.keys()].every((check) => check.alone !== true)) &&
    after.every(hasPassed);
  while (waiting.length > 0 || running.size > 0) {
    const hasFailed = ended.some(({ status }) => status !== 0);
    for (const check of hasFailed ? [] : [...waiting]) {
      if (!mayStart(check)) continue;
      waiting.splice(waiting.indexOf(check), 1);
      console.log(`… ${check.title} (${check.command})`);
      running.set(check, run(check, environment));
    }
    if (running.size === 0) {
      if (hasFailed) break;
      throw new Error(`Nothing lets these checks begin: ${waiting.map(({ title }) => title).join(', ')}`);
    }
    const { output, ...one } = await Promise.race(running.values());
    running.delete(one.check);
    ended.push(one);
    console.log(
      `\n${output.trimEnd()}\n${one.status === 0 ? '✓' : '✗'} ${one.check.title}: ${one.status === 0 ? 'passed' : 'FAILED'} after ${one.seconds.toFixed(0)} s\n`,
    );
  }
  return ended;
}
