import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';
import { programAt } from '../../../tools/test/programs.ts';
import { freePort } from './upstreams.ts';
import type { Upstreams } from './upstreams.ts';

const folder = 'examples/operators';

/** A proxy of the examples at work; `port` speaks TLS for both names. */
export interface Proxy {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** The nginx of the examples as it stands there, with other ports, certificates and places of files. */
export async function startNginx(program: string, upstreams: Upstreams, scratch: string): Promise<Proxy> {
  const [tls, plain] = [await freePort(), await freePort()];
  certificate(scratch);
  const text = readFileSync(path.join(folder, 'datanode-nginx.conf'), 'utf8')
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, `${scratch}/cert.pem`)
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, `${scratch}/key.pem`)
    .replaceAll('/var/log/nginx', scratch)
    .replaceAll('/run/nginx.pid', `${scratch}/nginx.pid`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('127.0.0.1:3008', `127.0.0.1:${upstreams.rest}`)
    .replaceAll('127.0.0.1:3007', `127.0.0.1:${upstreams.grpc}`)
    .replace('user www-data;', 'daemon off;');
  writeFileSync(`${scratch}/running.conf`, text);
  return running(program, ['-e', `${scratch}/start.log`, '-c', `${scratch}/running.conf`], tls, scratch);
}

/** The Caddy of the examples as it stands there, with other ports and certificates of its own making. */
export async function startCaddy(program: string, upstreams: Upstreams, scratch: string): Promise<Proxy> {
  const [tls, plain] = [await freePort(), await freePort()];
  const text = readFileSync(path.join(folder, 'datanode.Caddyfile'), 'utf8')
    .replace(
      'email operator@example.org',
      `admin off\n\tlocal_certs\n\tskip_install_trust\n\thttps_port ${tls}\n\thttp_port ${plain}`,
    )
    .replaceAll('127.0.0.1:3008', `127.0.0.1:${upstreams.rest}`)
    .replaceAll('127.0.0.1:3007', `127.0.0.1:${upstreams.grpc}`);
  writeFileSync(`${scratch}/Caddyfile`, text);
  return running(program, ['run', '--adapter', 'caddyfile', '--config', `${scratch}/Caddyfile`], tls, scratch);
}

function certificate(scratch: string): void {
  const subject = ['-days', '1', '-subj', '/CN=vega.example.org'];
  execFileSync(
    programAt('openssl') ?? '',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      `${scratch}/key.pem`,
      '-out',
      `${scratch}/cert.pem`,
      ...subject,
    ],
    { stdio: 'ignore' },
  );
}

async function running(program: string, args: readonly string[], port: number, home: string): Promise<Proxy> {
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let attempt = 0; attempt < 100 && !(await answers(port)); attempt++)
    await new Promise((done) => setTimeout(done, 100));
  if (!(await answers(port))) throw new Error(`${program} does not listen on port ${port} after ten seconds`);
  return { port, stop: async () => (child.kill('SIGTERM'), ended) };
}

/** Whether both names complete a handshake: Caddy listens before its certificates are made. */
const answers = async (port: number): Promise<boolean> =>
  (await Promise.all(['vega.example.org', 'grpc.vega.example.org'].map((name) => shakesHands(port, name)))).every(
    Boolean,
  );

const shakesHands = (port: number, servername: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = tls.connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false });
    socket.once('secureConnect', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });
