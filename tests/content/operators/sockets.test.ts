import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(`examples/operators/${name}`, 'utf8');

interface WithSocket {
  readonly Admin: { readonly Server: { readonly SocketPath: string } };
}

/** Folders that a unit with ProtectSystem=strict may write to. */
function writable(unit: string): string[] {
  const values = (key: string): string[] =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].flatMap((match) => (match[1] ?? '').split(' '));
  return [...values('RuntimeDirectory').map((name) => `/run/${name}`), ...values('ReadWritePaths')];
}

it.each([
  ['vegavisor.service', ['core-full.toml', 'core-validator.toml', 'datanode.toml']],
  ['vega-core.service', ['core-full.toml', 'core-validator.toml']],
  ['vega-datanode.service', ['datanode.toml']],
])('%s lets its programs make their control sockets', (unit, configurations) => {
  const text = read(unit);
  expect(text).toContain('ProtectSystem=strict');
  for (const configuration of configurations) {
    const { SocketPath: socket } = (parse(read(configuration)) as unknown as WithSocket).Admin.Server;
    expect(writable(text), `${configuration}: ${socket}`).toContain(path.dirname(socket));
  }
});

it('keeps a folder that two units share when one of them stops', () => {
  for (const unit of ['vega-core.service', 'vega-datanode.service'])
    expect(read(unit), unit).toContain('RuntimeDirectoryPreserve=yes');
});

it('has visor ask the socket that the core makes', () => {
  for (const run of ['run-config-validator.toml', 'run-config-datanode.toml']) {
    const { vega } = parse(read(run)) as unknown as { vega: { rpc: { socketPath: string } } };
    for (const core of ['core-full.toml', 'core-validator.toml'])
      expect(vega.rpc.socketPath).toBe((parse(read(core)) as unknown as WithSocket).Admin.Server.SocketPath);
  }
});
