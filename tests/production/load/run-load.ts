import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** What went wrong, each kind once with its number. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Asks for a path and reads the answer to its end. Resolves to its status, or rejects when the connection fails. */
function ask(base: string, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(`${base}${path}`, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    request.setTimeout(20_000, () => request.destroy(new Error('no answer in 20 s')));
    request.on('error', reject);
  });
}

/** Keeps a number of connections busy for a time, each asking for one path after the other. */
export async function runLoad(
  base: string,
  paths: readonly string[],
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const errors: Record<string, number> = {};
  const note = (error: string): void => void (errors[error] = (errors[error] ?? 0) + 1);
  const started = performance.now();
  const work = async (first: number): Promise<void> => {
    for (let index = first; performance.now() - started < seconds * 1000; index += 1) {
      const from = performance.now();
      const path = paths[index % paths.length] ?? '/';
      try {
        const status = await ask(base, path, agent);
        if (status === 200) times.push(performance.now() - from);
        else note(`${path}: status ${status}`);
      } catch (error) {
        note(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, (_none, index) => work(index)));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, perSecond: times.length / elapsed, median: at(0.5), p99: at(0.99), errors };
}
