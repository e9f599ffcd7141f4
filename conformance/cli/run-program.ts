import { spawn } from 'node:child_process';

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a program to its end, with nothing on its standard input.
 *
 * @param environment only these variables, so that no configuration of the person who runs the suite is read
 * @throws Error when it cannot be started or does not end within `limit` milliseconds
 */
export async function runProgram(
  file: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  limit = 30_000,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'], cwd: environment['HOME'] });
    const output = { stdout: '', stderr: '' };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${[file, ...words].join(' ')} did not end within ${limit / 1000} s.`));
    }, limit);
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(new Error(`${file} could not be started: ${error.message}`));
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({ status, ...output });
    });
  });
}
