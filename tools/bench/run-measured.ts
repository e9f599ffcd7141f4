import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import path from 'node:path';

export interface Run {
  readonly status: number;
  readonly output: string;
  readonly seconds: number;
  /** Most memory that the command and what it started held at once, in MB; undefined where the system does not say (no /proc). */
  readonly peakMb: number | undefined;
}

/** Resident memory of a process and all below it, in kB. */
function treeMemory(root: number): number {
  const memory = new Map<number, number>();
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const read = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      memory.set(Number(name), read('VmRSS'));
      children.set(read('PPid'), [...(children.get(read('PPid')) ?? []), Number(name)]);
    } catch {
      // The process ended while it was looked at.
    }
  }
  const total = (id: number): number =>
    (memory.get(id) ?? 0) + (children.get(id) ?? []).reduce((sum, child) => sum + total(child), 0);
  return total(root);
}

/** Runs a program of some folder's node_modules/.bin, or any other, and says what it took. */
export function runMeasured(
  [name = '', ...args]: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const started = performance.now();
  const bin = path.join(folder, 'node_modules', '.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: folder,
      env: { ...process.env, ...environment, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let peak = 0;
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    const sample = setInterval(() => {
      if (process.platform === 'linux' && child.pid !== undefined) peak = Math.max(peak, treeMemory(child.pid));
    }, 250);
    child.on('error', (error) => {
      clearInterval(sample);
      reject(error);
    });
    child.on('close', (status) => {
      clearInterval(sample);
      resolve({
        status: status ?? 1,
        output,
        seconds: (performance.now() - started) / 1000,
        peakMb: peak === 0 ? undefined : peak / 1024,
      });
    });
  });
}
