import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

export interface StepResult {
  readonly status: number;
  /** Standard output and error, in the order they came, without colours. */
  readonly output: string;
  readonly seconds: number;
}

// eslint-disable-next-line no-control-regex -- escape sequences are control characters
const colours = /\u001b\[[0-9;]*[A-Za-z]/g;

/**
 * Runs one command of the project's own (from node_modules/.bin). A line every 15 s shows that it is still at work.
 * @param onStart is told the process's id
 */
export function runStep(
  [name = '', ...args]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  onStart: (id: number) => void = () => undefined,
): Promise<StepResult> {
  const started = performance.now();
  const elapsed = (): number => (performance.now() - started) / 1000;
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      env: { ...process.env, ...environment, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) onStart(child.pid);
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const heartbeat = setInterval(() => console.log(`      … ${elapsed().toFixed(0)} s`), 15_000);
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(heartbeat);
      resolve({ status: status ?? 1, output: output.replace(colours, ''), seconds: elapsed() });
    });
  });
}
