import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeHosting } from '../hosting/write-hosting.ts';
import { writeManifest } from '../manifest/write-manifest.ts';
import { securityHeaders } from '../policy/security-headers.ts';
import { deploy } from './deploy.ts';
import { currentRelease, releasesOf } from './layout.ts';
import { rollBack } from './roll-back.ts';

let to = '';
beforeEach(() => {
  to = path.join(mkdtempSync(path.join(tmpdir(), 'deploy-')), 'www');
});

/** The policy of a build: each build's scripts have other hashes. */
const policy = (number: number): ReturnType<typeof securityHeaders> =>
  securityHeaders({ scripts: [`hash${number}`], styleAttributes: [] });

/** A site of one page and one script whose name has the build's number in its hash. */
function build(number: number): string {
  const site = mkdtempSync(path.join(tmpdir(), 'built-'));
  const put = (file: string, content: string | Buffer): void => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), content);
  };
  put('index.html', `page of build ${number}`);
  put(`assets/js/main.${String(number).padStart(8, '0')}.js`, `code ${number}`);
  put(`assets/js/main.${String(number).padStart(8, '0')}.js.gz`, gzipSync(`code ${number}`));
  writeHosting(site, policy(number), []);
  writeManifest(site, { release: '1', commit: `${number}`.padStart(40, 'c'), modified: false });
  return site;
}

const publish = (number: number, keep = 3, url?: string): ReturnType<typeof deploy> =>
  deploy({ site: build(number), to, keep, ...(url === undefined ? {} : { url }) });
const served = (file: string): string => readFileSync(path.join(to, 'current', 'site', file), 'utf8');
const asset = (number: number): string =>
  path.join(to, 'current', 'site', 'assets', 'js', `main.${String(number).padStart(8, '0')}.js`);

describe('deploy', () => {
  it('serves the new release and keeps the assets of the last builds, not older ones', async () => {
    const done = [];
    for (const number of [1, 2, 3, 4]) done.push(await publish(number));
    expect(done.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((number) => `000${number}-${'c'.repeat(12)}`));
    // A script and its compressed form, of each build that is kept.
    expect(done.map(({ assetsKept }) => assetsKept)).toEqual([0, 2, 4, 4]);
    expect(served('index.html')).toBe('page of build 4');
    expect([1, 2, 3, 4].map((number) => existsSync(asset(number)))).toEqual([false, true, true, true]);
    expect(existsSync(`${asset(3)}.gz`)).toBe(true);
    expect(releasesOf(to)).toHaveLength(3);
  });

  it('asks nobody where it is told no address, and says so where there is no release to go back to', async () => {
    await expect(publish(1, 3, 'http://127.0.0.1:1')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1\/ could not be reached\. There is no earlier release to go back to\.$/,
    );
    expect(await publish(2)).toMatchObject({ name: `0002-${'c'.repeat(12)}`, filesVerified: 11, pagesAsked: 0 });
  });

  it('names a build of no commit so', async () => {
    const site = build(1);
    writeManifest(site, { release: '1', commit: null, modified: false });
    expect((await deploy({ site, to, keep: 3 })).name).toBe('0001-no-commit');
  });

  it('counts on from the last release, all four digits of it', async () => {
    mkdirSync(path.join(to, 'releases', '1234-other'), { recursive: true });
    expect((await publish(1, 1)).name).toBe(`1235-${'c'.repeat(12)}`);
  });

  it('keeps the release that it replaces, however many are newer: it is gone back to when the new one fails', async () => {
    for (const number of [1, 2]) await publish(number);
    rollBack(to);
    await publish(3, 1);
    expect(releasesOf(to).map((name) => name.slice(0, 4))).toEqual(['0001', '0003']);
  });

  it('keeps one build only when asked to', async () => {
    await publish(1, 1);
    await publish(2, 1);
    expect([1, 2].map((number) => existsSync(asset(number)))).toEqual([false, true]);
  });

  it('refuses a site that is not what its digests say, and goes on serving the old one', async () => {
    await publish(1);
    const site = build(2);
    writeFileSync(path.join(site, 'index.html'), 'tampered with');
    await expect(deploy({ site, to, keep: 3 })).rejects.toThrow('index.html differs');
    expect(served('index.html')).toBe('page of build 1');
  });

  it('refuses a compressed file that holds something else than the file beside it', async () => {
    const site = build(1);
    writeFileSync(path.join(site, 'assets/js/main.00000001.js.gz'), gzipSync('other code'));
    await expect(deploy({ site, to, keep: 3 })).rejects.toThrow('.gz differs');
  });

  it('takes a release back that the server does not serve as it was built', async () => {
    await publish(1);
    const stale = createServer((_request, response) => {
      for (const [name, value] of policy(2)) response.setHeader(name, value);
      response.end('an old copy from a cache');
    });
    await new Promise<void>((resolve) => stale.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(stale.address() as AddressInfo).port}`;
    await expect(publish(2, 3, url)).rejects.toThrow(/other content than was built.*is served again/);
    expect(served('index.html')).toBe('page of build 1');
    expect(releasesOf(to)).toHaveLength(1);
    await new Promise((resolve) => stale.close(resolve));
  });

  it('takes a release back whose policy the server does not send, and lets the server read its configuration again', async () => {
    await publish(1);
    const server = createServer((request, response) => {
      const file = path.join(to, 'current', 'site', request.url === '/' ? 'index.html' : (request.url ?? ''));
      for (const [name, value] of policy(1)) response.setHeader(name, value);
      if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const read: string[] = [];
    const reload = (): void => void read.push(served('index.html'));
    await expect(deploy({ site: build(2), to, keep: 3, url, reload })).rejects.toThrow(
      /another Content-Security-Policy than was built.*is served again/,
    );
    expect(read).toEqual(['page of build 2', 'page of build 1']);
    await new Promise((resolve) => server.close(resolve));
  });

  it('takes a release back when the server does not answer', async () => {
    await publish(1);
    await expect(publish(2, 3, 'http://127.0.0.1:1')).rejects.toThrow(/could not be reached.*is served again/);
    expect(served('index.html')).toBe('page of build 1');
  });

  it('keeps the configurations with the release, with the folder that it is in', async () => {
    await publish(1);
    const placed = readFileSync(path.join(to, 'current', 'hosting', 'nginx.conf'), 'utf8');
    expect(placed).toContain(`root ${to}/current/site;`);
    expect(placed).not.toContain('/srv/vega-docs');
    expect(placed).toContain("'sha256-hash1'");
  });

  it('refuses a site without what servers need, with a sentence, and goes on serving the old one', async () => {
    await publish(1);
    for (const [harm, sentence] of [
      [
        (site: string) => rmSync(path.join(site, '_hosting'), { recursive: true }),
        'headers.json is missing: without it the site would be served without its policy',
      ],
      [(site: string) => rmSync(path.join(site, '_hosting', 'redirects.json')), 'redirects.json is missing'],
      [
        (site: string) => writeFileSync(path.join(site, '_hosting', 'headers.json'), '[["X-Frame'),
        'headers.json holds no list in JSON',
      ],
      [(site: string) => rmSync(path.join(site, '_hosting', 'nginx.conf')), '_hosting/nginx.conf is missing'],
      [
        (site: string) =>
          writeFileSync(
            path.join(site, '_hosting', 'headers.json'),
            JSON.stringify(policy(2).filter(([name]) => name !== 'X-Content-Type-Options')),
          ),
        'headers.json lacks X-Content-Type-Options',
      ],
    ] as const) {
      const site = build(2);
      harm(site);
      await expect(deploy({ site, to, keep: 3 })).rejects.toThrow(sentence);
    }
    expect(served('index.html')).toBe('page of build 1');
  });

  it('goes on serving the old release when the server cannot be told to read its configuration', async () => {
    await publish(1);
    const reload = (): void => {
      throw new Error('nginx: configuration file test failed.');
    };
    await expect(deploy({ site: build(2), to, keep: 3, reload })).rejects.toThrow(
      /test failed.*is served again.*reload it by hand/,
    );
    expect(served('index.html')).toBe('page of build 1');
  });

  it('leaves nothing behind when it is interrupted: the next one starts afresh', async () => {
    mkdirSync(path.join(to, 'unfinished', 'site'), { recursive: true });
    writeFileSync(path.join(to, 'unfinished', 'site', 'half.html'), 'half');
    await publish(1);
    expect(existsSync(path.join(to, 'current', 'site', 'half.html'))).toBe(false);
  });
});

describe('npm run deploy', () => {
  const run = (...words: string[]): { status: number | null; said: string } => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'delivery/deploy/cli.ts', ...words], {
      encoding: 'utf8',
    });
    return { status, said: stderr };
  };

  it('deploys what it is told to, serves the release before again when asked, and counts builds as it says', () => {
    const [first, second] = [build(1), build(2)];
    expect(run('--to', to, '--site', first)).toMatchObject({ status: 0, said: expect.stringContaining('Deployed') });
    expect(run('--to', to, '--site', second, '--keep', '1').status).toBe(0);
    expect(served('index.html')).toBe('page of build 2');
    expect([1, 2].map((number) => existsSync(asset(number)))).toEqual([false, true]);
    expect(run('--to', to, '--roll-back')).toMatchObject({ status: 0, said: expect.stringContaining('again.') });
    expect(served('index.html')).toBe('page of build 1');
  });

  it('says what it compared: files, and addresses only where it was told one', async () => {
    // Ten files and a compressed one; build.json, which lists them, is not one of them.
    expect(run('--to', to, '--site', build(1)).said).toBe(
      `Deployed 0001-${'c'.repeat(12)}: 11 files compared, 0 assets of earlier builds kept, no address given, so nothing was asked of a server.\n`,
    );
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      const file = path.join(to, 'current', 'site', url === '/' ? 'index.html' : url);
      for (const [name, value] of policy(2)) response.setHeader(name, value);
      if (existsSync(file)) response.end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}//`;
    const words = ['--to', to, '--site', build(2), '--url', url];
    const child = spawn(process.execPath, ['--import', 'tsx', 'delivery/deploy/cli.ts', ...words]);
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    await once(child, 'close');
    server.close();
    expect(said).toMatch(
      /^Deployed 0002-[^:]*: 11 files compared, 2 assets of earlier builds kept, 3 addresses asked\.\n$/,
    );
    expect(asked).toEqual(['/', '/assets/js/main.00000002.js', '/no-such-page-10']);
  });

  it('says how it is used, and fails, where the folder is missing or the count is none', () => {
    for (const words of [[], ['--to', to, '--keep', '0'], ['--to', to, '--keep', '1.5']])
      expect(run(...words)).toMatchObject({
        status: 1,
        said: expect.stringMatching(/npm run deploy -- --to DIR[\s\S]*--keep N .*\(default 5\)/),
      });
    expect(existsSync(to)).toBe(false);
  });
});

describe('rollBack', () => {
  it('serves the release before, with the assets of the newer one for tabs that have it', async () => {
    await publish(1);
    await publish(2);
    expect(rollBack(to)).toBe(currentRelease(to));
    expect(served('index.html')).toBe('page of build 1');
    expect([1, 2].map((number) => existsSync(asset(number)))).toEqual([true, true]);
  });

  it('goes no further back than there are releases', async () => {
    expect(() => rollBack(to)).toThrow(`${to} holds no release before the first.`);
    await publish(1);
    expect(() => rollBack(to)).toThrow('holds no release before');
  });

  it('does not serve a release whose policy is gone', async () => {
    await publish(1);
    const first = currentRelease(to) ?? '';
    await publish(2);
    rmSync(path.join(to, 'releases', first, 'hosting', 'headers.json'));
    expect(() => rollBack(to)).toThrow('headers.json is missing');
    expect(served('index.html')).toBe('page of build 2');
  });

  it('does not serve a damaged release', async () => {
    await publish(1);
    writeFileSync(path.join(to, 'current', 'site', 'index.html'), 'damaged');
    await publish(2);
    expect(() => rollBack(to)).toThrow('index.html differs');
    expect(served('index.html')).toBe('page of build 2');
  });
});
