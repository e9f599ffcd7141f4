import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskProblem, nodeProblem, portProblem } from './problems.ts';

const ranges = '^20.19.0 || ^22.13.0 || >=24';
const folder = mkdtempSync(path.join(tmpdir(), 'preflight-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('Node.js', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.1.3'])('%s is taken', (version) => {
    expect(nodeProblem(version, ranges)).toBeUndefined();
  });

  it.each(['18.20.4', '20.18.9', '21.7.0', '22.12.9', '23.11.0'])(
    '%s is refused in one line, with what to do',
    (version) => {
      expect(nodeProblem(version, ranges)).toMatch(
        new RegExp(`^Node\\.js ${version.replaceAll('.', '\\.')} does not .*install a newer one.*$`),
      );
    },
  );

  it('ends a command with status 1 and that line', () => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=99' } }));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), path.resolve('tools/preflight.mts')],
      { cwd: folder, encoding: 'utf8' },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Node\.js [\d.]+ does not run this project, which needs >=99: .+\n$/);
  });
});

it('a full disk is told with the room that there is and the room that is needed', () => {
  expect(diskProblem(12_345_678, '/home/me')).toBe(
    'Only 12 MB are free on the disk of /home/me, and a build needs 1500 MB: make room there and try again.',
  );
  expect(diskProblem(2e9, '/home/me')).toBeUndefined();
});

it('a port that another program has is told, with another to take', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  expect(await portProblem(port, '127.0.0.1')).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program: choose another, for example PORT=${port + 1}.`,
  );
  await new Promise((resolve) => {
    server.close(resolve);
  });
  expect(await portProblem(port, '127.0.0.1')).toBeUndefined();
});
