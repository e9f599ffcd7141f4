import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { served } from '../hosting/write-hosting.ts';

const text = readFileSync('delivery/container/Dockerfile', 'utf8');
const instructions = text.split('\n').filter((line) => /^[A-Z]+ /.test(line));
const ofKind = (kind: string): string[] =>
  instructions.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));

describe('the container file', () => {
  it('has two stages, each from an image with a version', () => {
    expect(ofKind('FROM')).toHaveLength(2);
    for (const image of ofKind('FROM')) expect(image).toMatch(/^[a-z/-]+:\d[\w.-]+(?: AS build)?$/);
  });

  it('runs as an ordinary user, on a port that one may open', () => {
    expect(Number(ofKind('USER').at(-1))).toBeGreaterThan(0);
    expect(Number(ofKind('EXPOSE')[0])).toBeGreaterThan(1023);
  });

  it('serves the folder and port of the configuration that the build writes', () => {
    expect(ofKind('COPY').at(-1)?.endsWith(` ${served.root}`)).toBe(true);
    expect(ofKind('EXPOSE')).toEqual([String(served.port)]);
  });

  it('installs from the lockfile, and copies only files that exist', () => {
    expect(ofKind('RUN').join('\n')).toContain('npm ci');
    for (const file of (ofKind('COPY')[0] ?? '').split(' ').slice(0, -1)) expect(existsSync(file), file).toBe(true);
  });

  it('leaves machine-made folders out of the build, but not the history', () => {
    const ignored = readFileSync('delivery/container/Dockerfile.dockerignore', 'utf8').split('\n');
    expect(ignored).toContain('node_modules');
    expect(ignored).not.toContain('.git');
  });
});
