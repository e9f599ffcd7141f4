import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuildRefused, SiteFolder } from './site-folder.ts';

let root = '';
let folder: SiteFolder;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-folder-'));
  folder = new SiteFolder(path.join(root, 'build'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string): string => path.join(root, name);
const site = (name: string, text: string): void => {
  mkdirSync(at(name), { recursive: true });
  writeFileSync(path.join(at(name), 'index.html'), text);
};
const shown = (): string => readFileSync(path.join(folder.site, 'index.html'), 'utf8');

describe('a build', () => {
  it('is made beside the site, and swapped in whole', () => {
    site('build', 'former');
    folder.begin();
    expect(folder.next).toBe(at('build.next'));
    site('build.next', 'new');
    expect(shown()).toBe('former');
    folder.swap();
    folder.end();
    expect(shown()).toBe('new');
    expect(readdirSync(root)).toEqual(['build']);
  });

  it('that does not end leaves the site as it was, and nothing of itself', () => {
    site('build', 'former');
    folder.begin();
    site('build.next', 'half');
    folder.end();
    expect(shown()).toBe('former');
    expect(readdirSync(root)).toEqual(['build']);
  });

  it('may be the first', () => {
    folder.begin();
    site('build.next', 'first');
    folder.swap();
    expect(shown()).toBe('first');
  });

  it('begins with nothing of one that was killed, and brings back what that had moved away', () => {
    site('build.next', 'half');
    site('build.last', 'former');
    folder.begin();
    expect(shown()).toBe('former');
    expect(readdirSync(folder.next)).toEqual([]);
    expect(existsSync(at('build.last'))).toBe(false);
  });

  it('does not bring a former site back over the present one', () => {
    site('build', 'present');
    site('build.last', 'former');
    folder.recover();
    expect(shown()).toBe('present');
  });

  it('may be given up before it has begun', () => {
    site('build', 'present');
    folder.end();
    expect(readdirSync(root)).toEqual(['build']);
    expect(shown()).toBe('present');
  });

  it('clears a former site away that was left beside the present one', () => {
    site('build', 'present');
    site('build.last', 'former');
    folder.begin();
    expect(shown()).toBe('present');
    expect(existsSync(at('build.last'))).toBe(false);
  });

  it('says where nothing can be written', () => {
    const nowhere = new SiteFolder(path.join(root, 'no', 'such', 'build'));
    expect(() => nowhere.begin()).toThrow(BuildRefused);
    expect(() => nowhere.begin()).toThrow(/no\/such cannot be written: .*Give this user the right to write there\.$/);
  });
});

describe('two builds at once', () => {
  let other: ChildProcess;
  let ended = 0;
  beforeAll(() => {
    other = spawn(process.execPath, ['-e', 'process.on("message", (text) => process.send(text))'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    ended = spawnSync(process.execPath, ['-e', '']).pid;
  });
  afterAll(() => other.kill());
  const lock = (text: string): void => writeFileSync(at('build.lock'), text);

  it('are one too many while the other runs, which goes on undisturbed', async () => {
    for (const text of [String(other.pid), `${ended} ${other.pid}`, `${process.pid} ${other.pid}`]) {
      lock(text);
      expect(() => folder.begin()).toThrow(
        `Process ${other.pid} builds here already. Wait until it has ended; if it is no build, remove ${at('build.lock')}.`,
      );
      expect(readFileSync(at('build.lock'), 'utf8')).toBe(text);
    }
    const heard = Promise.race([once(other, 'message'), once(other, 'exit')]);
    other.send('still there');
    expect(await heard).toEqual(['still there', undefined]);
  });

  it('are none where the lock names this process, one that has ended, or nothing', () => {
    for (const text of [String(process.pid), String(ended), '0', '']) {
      lock(text);
      expect(() => folder.begin()).not.toThrow();
      expect(readFileSync(at('build.lock'), 'utf8')).toBe(String(process.pid));
    }
  });

  it('are told by the first process of a machine as well', () => {
    lock('1');
    expect(() => folder.begin()).toThrow('Process 1 builds here already.');
  });

  it('are kept apart by whoever writes for a build', () => {
    folder.begin();
    folder.employ(other.pid ?? 0);
    expect(readFileSync(at('build.lock'), 'utf8')).toBe(`${process.pid} ${other.pid}`);
  });
});
