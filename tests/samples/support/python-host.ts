import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { python } from '../../../tools/test/programs.ts';
import type { Run } from './run-process.ts';

/** A Python process that runs samples one after the other. */
export interface PythonHost {
  run(file: string, env: Readonly<Record<string, string>>, untilOutput?: boolean): Promise<Run>;
  close(): void;
}

/** Starts the process in a folder. */
export function startPython(cwd: string): PythonHost {
  const child = spawn(python, ['-u', path.join(import.meta.dirname, 'python-host.py')], {
    cwd,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(file, env, untilOutput = false) {
      child.stdin.write(`${JSON.stringify({ file, env, untilOutput })}\n`);
      const { value, done } = await lines.next();
      if (done)
        throw new Error(
          `Python ended while it ran ${file}. The samples need Debian's python3-requests and python3-websocket.`,
        );
      return JSON.parse(value) as Run;
    },
    close: () => child.stdin.end(),
  };
}
