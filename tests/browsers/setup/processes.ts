import type { ChildProcess } from 'node:child_process';

/** Hands over each line that a stream gives, once it is whole. */
export function eachLine(stream: NodeJS.ReadableStream | null, take: (line: string) => void): void {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (part: string) => {
    const parts = (rest + part).split('\n');
    rest = parts.pop() ?? '';
    parts.forEach(take);
  });
}

/** Ends a process that a test started, and waits until it is gone. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}
