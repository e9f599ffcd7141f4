import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteFolder } from '../../delivery/site-folder.ts';

const module = path.join(import.meta.dirname, 'build-site.ts');
const old = '<title>the last good one</title>';
const fresh = '<title>the new one</title>';
let root = '';
let programs = '';
let site = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-site-'));
  programs = mkdtempSync(path.join(tmpdir(), 'build-site-programs-'));
  site = path.join(root, 'build');
  mkdirSync(site);
  writeFileSync(path.join(site, 'index.html'), old);
});
afterEach(() => {
  for (const folder of [root, programs]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A step as Node.js code; `folder` is the site being built. */
const step = (code: string): string => `const { writeFileSync } = require('fs'); const folder = process.argv[1]; ${code}`;
const writes = step(`writeFileSync(folder + '/index.html', ${JSON.stringify(fresh)})`);
/** Says that it runs, and never ends. */
const hangs = step(`writeFileSync(folder + '.reached', ''); setInterval(() => {}, 1000)`);

interface Run {
  readonly process: ChildProcess;
  readonly ended: Promise<{ readonly status: number | null; readonly said: string }>;
}

/** Builds in a process of its own, as `npm run build` does. */
function build(...codes: string[]): Run {
  const program = `
    import { buildSite } from ${JSON.stringify(module)};
    const codes = ${JSON.stringify(codes)};
    process.exitCode = await buildSite(${JSON.stringify(site)}, (folder) =>
      codes.map((code, index) => ({ title: 'Step ' + index, command: ['node', '-e', code, folder] })));`;
  const file = path.join(programs, `${randomUUID()}.mts`);
  writeFileSync(file, program);
  const child = spawn('node', ['--import', 'tsx', file], { stdio: 'pipe' });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { process: child, ended: new Promise((resolve) => child.on('close', (status) => resolve({ status, said }))) };
}

const page = (): string => readFileSync(path.join(site, 'index.html'), 'utf8');
const beside = (): string[] => readdirSync(root).filter((name) => name !== 'build');

const until = (condition: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000, interval: 20 });

const isThere = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/** Ends a build and what it leaves running, as the system does when it runs out of memory. */
async function killAll(run: Run): Promise<void> {
  const ids = readFileSync(`${site}.lock`, 'utf8').split(' ').map(Number);
  run.process.kill('SIGKILL');
  for (const id of ids.filter(isThere)) process.kill(id, 'SIGKILL');
  await until(() => !ids.some(isThere));
}

describe('a build', () => {
  it('puts the new site in the place of the last one, and leaves nothing beside it', async () => {
    expect((await build(writes).ended).status).toBe(0);
    expect(page()).toBe(fresh);
    expect(beside()).toEqual([]);
  });

  it.each([0, 1, 2])('that fails in step %i leaves the last good one', async (failing) => {
    const codes = [0, 1, 2].map((index) =>
      index === failing ? step(`console.error('docs-error: docs/a.mdx:7: bad'); process.exit(1)`) : writes,
    );
    const { status, said } = await build(...codes).ended;
    expect(status).toBe(1);
    expect(said).toContain('docs/a.mdx:7: bad');
    expect(said).toContain('is what it was before');
    expect(page()).toBe(old);
    expect(beside()).toEqual([]);
  });

  it.each([0, 1, 2])('that is killed in step %i leaves the last good one, and the next build works', async (at) => {
    const run = build(...[0, 1, 2].map((index) => (index === at ? hangs : writes)));
    await until(() => existsSync(`${site}.next.reached`));
    await killAll(run);
    expect(page()).toBe(old);
    rmSync(`${site}.next.reached`);
    expect((await build(writes).ended).status).toBe(0);
    expect(page()).toBe(fresh);
    expect(beside()).toEqual([]);
  });

  it('is refused while another one runs, which goes on', async () => {
    const first = build(hangs);
    await until(() => existsSync(`${site}.next.reached`));
    const second = await build(writes).ended;
    expect(second.status).toBe(1);
    expect(second.said).toMatch(/^Process \d+ builds here already\. Wait until it has ended/);
    expect(existsSync(`${site}.next`)).toBe(true);
    await killAll(first);
  });

  it('is refused while a step of a killed one still writes', async () => {
    const first = build(hangs);
    await until(() => existsSync(`${site}.next.reached`));
    const [, worker] = readFileSync(`${site}.lock`, 'utf8').split(' ');
    first.process.kill('SIGKILL');
    await new Promise((resolve) => first.process.on('exit', resolve));
    expect((await build(writes).ended).said).toContain(`Process ${worker ?? ''} builds here already`);
    process.kill(Number(worker), 'SIGKILL');
  });

  it('says which folder cannot be written', async () => {
    rmSync(root, { recursive: true });
    const { status, said } = await build(writes).ended;
    expect(status).toBe(1);
    expect(said).toContain(`${root} cannot be written: ENOENT`);
    mkdirSync(root);
  });

  it('whose disk is full says so and leaves the last good one', async () => {
    const { status, said } = await build(
      step(`const error = Error('ENOSPC: no space left on device, write'); throw error`),
    ).ended;
    expect(status).toBe(1);
    expect(said).toContain('no space left on device');
    expect(page()).toBe(old);
  });
});

describe('a site folder', () => {
  it('gets its site back that was moved away when the build was killed between two renames', () => {
    const folder = new SiteFolder(site);
    folder.begin();
    // What `swap` does first.
    mkdirSync(`${site}.last`);
    writeFileSync(path.join(`${site}.last`, 'index.html'), old);
    rmSync(site, { recursive: true });
    folder.recover();
    expect(page()).toBe(old);
    folder.end();
    expect(beside()).toEqual([]);
  });
});
