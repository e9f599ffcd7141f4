import { spawn } from 'node:child_process';

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** For programs that never end: stop them once they have written a line. */
  readonly untilOutput?: boolean;
  /** Milliseconds after which a program counts as hung. */
  readonly timeout?: number;
}

export interface Run {
  /** Exit status; 0 for a program that was stopped after its output. */
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a program to its end, or to its first line of output. */
export function runProcess(
  command: string,
  parameters: readonly string[],
  { cwd, env = {}, untilOutput = false, timeout = 30_000 }: RunOptions,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that a shell's children end with it.
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    let stopped = false;
    const stop = (): void => {
      stopped = true;
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(() => {
      err += `\nstill running after ${timeout} ms`;
      stop();
      stopped = false;
    }, timeout);
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
      if (untilOutput && out.includes('\n')) stop();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString('utf8');
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: stopped ? 0 : (code ?? 1), out, err });
    });
  });
}
