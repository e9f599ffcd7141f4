import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

export interface Served {
  readonly base: string;
  /** Compressed bytes of the answers that were complete since the last call, by path. */
  taken(): ReadonlyMap<string, number>;
  /** Lets every answer wait so many milliseconds from now on. */
  slow(ms: number): void;
  close(): void;
}

/** Serves a folder, compressed where it helps, and counts what it sends. */
export async function serve(folder: string): Promise<Served> {
  const files = new Map<string, { body: Buffer; gzip: boolean }>();
  let sent = new Map<string, number>();
  let wait = 0;
  const read = (file: string): { body: Buffer; gzip: boolean } => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const plain = readFileSync(path.join(folder, file));
    const packed = gzipSync(plain, { level: 9 });
    const entry = packed.length < plain.length ? { body: packed, gzip: true } : { body: plain, gzip: false };
    files.set(file, entry);
    return entry;
  };
  const server = createServer((request, response) => {
    const file = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file === '/') {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Benchmark</title><script src="/bench/page.js"></script>');
      return;
    }
    if (!existsSync(path.join(folder, file))) {
      response.writeHead(404).end();
      return;
    }
    const { body, gzip } = read(file);
    response.on('finish', () => sent.set(file, (sent.get(file) ?? 0) + body.length));
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'public, max-age=3600');
    if (gzip) response.setHeader('content-encoding', 'gzip');
    if (wait === 0) response.end(body);
    else setTimeout(() => response.end(body), wait);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken() {
      const result = sent;
      sent = new Map();
      return result;
    },
    slow(ms) {
      wait = ms;
    },
    close: () => server.close(),
  };
}
