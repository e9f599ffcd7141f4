import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { nginxServer } from '../../../delivery/hosting/nginx.ts';
import type { Hosting } from '../../../delivery/server/create-site-server.ts';
import { readHosting } from '../../../delivery/server/read-hosting.ts';
import { programAt } from '../../../tools/test/programs.ts';
import { answers } from './answers.ts';
import { freePort } from './free-port.ts';

export interface RunningNginx {
  /** Address of the site, without a trailing slash. */
  readonly base: string;
  /** What `nginx -t` said about the configuration. */
  readonly checked: string;
  /** The errors that it logged so far, a line each. */
  errors(): string[];
  stop(): Promise<void>;
}

const program = programAt('nginx') ?? 'nginx';

function mainConfig(folder: string, server: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/tmp;`,
  );
  return `${process.getuid?.() === 0 ? `user ${userInfo().username};\n` : ''}daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 2048; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 100000;
${temporary.join('\n')}
${server}
}
`;
}

/** What a server has besides the generated block, as an operator would write it. */
export interface OwnConfiguration {
  /** Inside `http {}`. */
  readonly http: string;
  /** Inside `server {}`, in a file that the generated block takes in. */
  readonly server: string;
}

/**
 * Runs nginx, as a process of this test's own, with the server block that the build generates. Throws with nginx's own
 * words when it refuses the configuration.
 * @param root folder that holds the site; @param port the address to take, else a free one
 * @param hosting what the configuration is made from, that of the build unless given
 */
export async function startNginx(
  root: string,
  port?: number,
  own: OwnConfiguration = { http: '', server: '' },
  { headers, redirects }: Hosting = readHosting('build'),
): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(folder, 'tmp'));
  const taken = port ?? (await freePort());
  const config = path.join(folder, 'nginx.conf');
  mkdirSync(path.join(folder, 'own'));
  writeFileSync(path.join(folder, 'own', 'own.conf'), own.server);
  writeFileSync(
    config,
    mainConfig(
      folder,
      `${own.http}\n${nginxServer(headers, redirects, path.resolve(root), `127.0.0.1:${taken}`, path.join(folder, 'own'))}`,
    ),
  );
  const checked = execFileSync(
    '/bin/sh',
    ['-c', `"${program}" -t -p "${folder}" -c "${config}" -e "${folder}/error.log" 2>&1`],
    { encoding: 'utf8' },
  );
  const child = spawn(program, ['-p', folder, '-c', config, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const base = `http://127.0.0.1:${taken}`;
  await answers(base);
  return {
    base,
    checked,
    errors: () => readFileSync(path.join(folder, 'error.log'), 'utf8').split('\n').filter(Boolean),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
