import { connect } from 'node:net';
import { expect, inject, it } from 'vitest';
import { count } from '../setup/count.ts';
import { startNginx } from '../setup/nginx.ts';
import { inputs, take } from './inputs.ts';
import { randomNumbers } from './random.ts';
import { originVectors } from './vectors.ts';

const number = 2000;
const seed = 4711;

/** What a server answers to a request line with this path, byte for byte: status and headers. */
function ask(base: string, path: string): Promise<{ status: number; headers: string }> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: docs.example\r\nconnection: close\r\n\r\n`, 'utf8'),
    );
    const parts: Buffer[] = [];
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(path)}`)));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = ''] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n', 1);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0), headers });
    });
  });
}

/** Paths as a client could send them: no line breaks or spaces, which end a request line. */
function paths(): string[] {
  const raw = take(inputs(randomNumbers(seed), originVectors), number);
  return raw.map(
    (text) =>
      `/${text
        .replace(/[\s\p{Cc}]/gu, '')
        .toWellFormed()
        .replace(/^\//, '')}`,
  );
}

it(`${number} hostile paths, sent as they are to both servers: no redirect leaves the site, no header is added, nothing breaks`, async () => {
  const nginx = await startNginx('build');
  try {
    for (const base of [nginx.base, inject('base')]) {
      const faults: string[] = [];
      const queue = paths();
      const work = async (): Promise<void> => {
        for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
          const { status, headers } = await ask(base, path);
          const location = /^location: (.*)$/im.exec(headers)?.[1]?.trim();
          if (![200, 301, 400, 404, 405, 414].includes(status))
            faults.push(`status ${status}: ${JSON.stringify(path)}`);
          if (location !== undefined && new URL(location, 'https://docs.example/').origin !== 'https://docs.example')
            faults.push(`leads to ${location}: ${JSON.stringify(path)}`);
          if (/^set-cookie:/im.test(headers)) faults.push(`header added: ${JSON.stringify(path)}`);
        }
      };
      await Promise.all(Array.from({ length: 16 }, work));
      expect(faults, base).toEqual([]);
      expect((await fetch(`${base}/`)).status).toBe(200);
      count('inputs tried', number);
    }
  } finally {
    await nginx.stop();
  }
});
