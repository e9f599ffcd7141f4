import { createServer } from 'node:net';

/** What a build writes, with its caches, and some room to spare: 1.5 GB. */
const roomNeeded = 1_500_000_000;

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Whether a version is at least another of the same kind. */
function isAtLeast(version: string, least: string): boolean {
  const [has, needs] = [numbers(version), numbers(least)];
  const different = needs.findIndex((part, index) => part !== has[index]);
  return different === -1 || (has[different] ?? 0) > (needs[different] ?? 0);
}

/** Whether a version is in one of the ranges, as package.json writes them: `^20.19.0 || >=24`. */
function isTaken(version: string, ranges: string): boolean {
  return ranges
    .split('||')
    .map((range) => range.trim())
    .some((range) => {
      const least = range.replace(/^\D+/, '');
      if (!/^(?:\^|>=)\d+(?:\.\d+)*$/.test(range))
        throw new Error(`engines.node of package.json: "${range}" is not understood here, only ^ and >=.`);
      return isAtLeast(version, least) && (range.startsWith('>=') || numbers(version)[0] === numbers(least)[0]);
    });
}

/** Why this version of Node.js does not do, and what does. */
export function nodeProblem(version: string, ranges: string): string | undefined {
  return isTaken(version, ranges)
    ? undefined
    : `Node.js ${version} does not run this project, which needs ${ranges}: install a newer one, for example from https://nodejs.org.`;
}

/** Why there is too little room. */
export function diskProblem(free: number, folder: string): string | undefined {
  return free >= roomNeeded
    ? undefined
    : `Only ${Math.floor(free / 1e6)} MB are free on the disk of ${folder}, and a build needs ${roomNeeded / 1e6} MB: make room there and try again.`;
}

/** Why a server cannot have this port. */
export function portProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => {
      const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be had (${code})`;
      resolve(`Port ${port} of ${host} ${why}: choose another, for example PORT=${port + 1}.`);
    });
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
