import { transformSync } from 'esbuild';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Run } from './run-process.ts';

/**
 * Translates a TypeScript or JavaScript sample to a module below `folder`, with the names of its own modules kept.
 *
 * @returns the module's path
 */
export function translate(source: string, folder: string): string {
  const { code } = transformSync(readFileSync(source, 'utf8'), { loader: 'ts', format: 'esm', target: 'node20' });
  const target = path.join(folder, `${path.basename(source).replace(/\.\w+$/, '')}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(target, code.replace(/(from\s*"\.\/[\w-]+)\.ts"/g, '$1.mjs"'));
  return target;
}

/** Gives a thread the WebSocket that Node.js has from version 22 on: loaded when it is used, as most samples do without. */
const webSocket = `
  if (globalThis.WebSocket === undefined)
    Object.defineProperty(globalThis, 'WebSocket', {
      configurable: true,
      get: () => require(${JSON.stringify(createRequire(import.meta.url).resolve('ws'))}).WebSocket,
    });
`;

/** Runs a module in a thread of its own. */
export function runModule(
  file: string,
  env: Readonly<Record<string, string>>,
  untilOutput = false,
  timeout = 30_000,
): Promise<Run> {
  return new Promise((resolve) => {
    const worker = new Worker(`${webSocket}import(${JSON.stringify(file)});`, {
      eval: true,
      stdout: true,
      stderr: true,
      env: { ...process.env, ...env } as NodeJS.Dict<string>,
    });
    let [out, err] = ['', ''];
    let enough = false;
    const timer = setTimeout(() => {
      err += `\nstill running after ${timeout} ms`;
      void worker.terminate();
    }, timeout);
    worker.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
      if (untilOutput && !enough) {
        enough = true;
        void worker.terminate();
      }
    });
    worker.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString('utf8');
    });
    worker.on('error', (error) => {
      err += String(error);
    });
    worker.on('exit', (code) => {
      clearTimeout(timer);
      // What the thread wrote last may come after its end.
      setImmediate(() => resolve({ code: enough ? 0 : code, out, err }));
    });
  });
}
