import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { caddyfile } from '../../../delivery/hosting/caddy.ts';
import type { Hosting } from '../../../delivery/server/create-site-server.ts';
import { readHosting } from '../../../delivery/server/read-hosting.ts';
import { programAt } from '../../../tools/test/programs.ts';
import { answers } from './answers.ts';
import { freePort } from './free-port.ts';

const program = programAt('caddy');

/** Whether Caddy is installed. Where it is not, the test of its configuration is skipped, which the end of the run shows. */
export const hasCaddy = program !== undefined;

export interface RunningCaddy {
  readonly base: string;
  /** What `caddy validate` said about the generated file, word for word. */
  readonly checked: string;
  stop(): Promise<void>;
}

/** Runs Caddy with the file that the build generates, set up by its environment only. */
export async function startCaddy(
  root: string,
  { headers, redirects }: Hosting = readHosting('build'),
): Promise<RunningCaddy> {
  if (program === undefined) throw new Error('Caddy is not installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const base = `http://127.0.0.1:${await freePort()}`;
  const config = path.join(folder, 'Caddyfile');
  // The administration port would be the same for every Caddy on this machine.
  writeFileSync(config, `{\n\tadmin off\n}\n${caddyfile(headers, redirects, ':8080', '/srv')}`);
  const env = { ...process.env, SITE: base, ROOT: path.resolve(root), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const options = ['--adapter', 'caddyfile', '--config', config];
  const checked = execFileSync('/bin/sh', ['-c', `"${program}" validate ${options.join(' ')} 2>&1`], {
    encoding: 'utf8',
    env,
  });
  const child = spawn(program, ['run', ...options], { stdio: 'ignore', env });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await answers(base);
  return {
    base,
    checked,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
