import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needing } from '../../tests/needing.ts';
import { hasCaddy, startCaddy } from '../../tests/production/setup/caddy.ts';
import { startNginx } from '../../tests/production/setup/nginx.ts';
import { programAt } from '../../tools/test/programs.ts';
import { isOpen, openFiles, openHeaders } from '../open-files.ts';
import { securityHeaders } from '../policy/security-headers.ts';
import { createSiteServer } from '../server/create-site-server.ts';
import { uploadRules } from './object-storage.ts';
import { headersFile, openAddresses } from './static-hosts.ts';

const headers = securityHeaders({ scripts: [], styleAttributes: [] });
const text = (type: string): string => `${type}; charset=utf-8`;

/** Files that pages of other origins may read, with their types written out. */
const open = [
  ['mainnet/api/openapi/core.json', text('application/json')],
  ['testnet/api/openapi/core-3.0.json', text('application/json')],
  ['testnet/api/openapi/core.yaml', text('application/yaml')],
  ['mainnet/api/proto/vega-0.73.9.binpb', 'application/protobuf'],
  ['mainnet/api/proto/vega-0.73.9-proto.zip', 'application/zip'],
  ['mainnet/api/typescript/package.tgz', 'application/gzip'],
  ['mainnet/api/graphql/schema.graphql', text('text/plain')],
  ['mainnet/api/contracts/IStake.sol', text('text/plain')],
  ['mainnet/api/contracts/IStake.ts', text('text/plain')],
  ['mainnet/api/math/package.js', text('text/javascript')],
  ['mainnet/api/commands.schema.json', text('application/json')],
  ['mainnet/node-operators/commands.json', text('application/json')],
  ['mainnet/examples/rest/list.py', text('text/plain')],
  ['mainnet/differences.json', text('application/json')],
  ['testnet/index.json', text('application/json')],
  ['index.schema.json', text('application/json')],
  ['llms.txt', text('text/plain')],
  ['testnet/llms-full-api.txt', text('text/plain')],
  ['mainnet/concepts/governance.md', text('text/markdown')],
  ['mainnet/api/grpc/vega/vega.proto.md', text('text/markdown')],
] as const;

/** Addresses of what they may not: pages, what pages load, and what is not there. */
const closed = [
  ['/', 200],
  ['/mainnet', 200],
  ['/mainnet/api/grpc/vega/vega.proto', 200],
  ['/mainnet/search-index-en-01234567.json', 200],
  ['/assets/js/main.0123abcd.js', 200],
  ['/build.json', 200],
  ['/robots.txt', 200],
  ['/mainnet/api/openapi/nothing.json', 404],
] as const;

const pages = [
  'index.html',
  '404.html',
  'mainnet.html',
  'testnet/concepts.html',
  'mainnet/api/grpc/vega/vega.proto.html',
];
const others = ['mainnet/search-index-en-01234567.json', 'assets/js/main.0123abcd.js', 'build.json', 'robots.txt'];

const site = mkdtempSync(path.join(tmpdir(), 'open-'));
for (const file of [...open.map(([name]) => name), ...pages, ...others]) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), `content of ${file}`);
}

interface Running {
  readonly base: string;
  stop(): unknown;
}

async function startOwn(): Promise<Running> {
  const server = createSiteServer(site, { headers, redirects: [] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

const servers: Readonly<Record<string, () => Promise<Running>>> = {
  'the bundled server': startOwn,
  nginx: () => startNginx(site, undefined, undefined, { headers, redirects: [] }),
  caddy: () => startCaddy(site, { headers, redirects: [] }),
};
afterAll(() => rmSync(site, { recursive: true, force: true }));

const installed = (name: string): boolean =>
  name === 'caddy' ? hasCaddy : name !== 'nginx' || programAt('nginx') !== undefined;

describe.each(Object.entries(servers))('%s', (name, start) => {
  let running: Running | undefined;
  beforeAll(async () => {
    if (installed(name)) running = await start();
  });
  afterAll(() => running?.stop());

  const ask = (address: string): Promise<Response> =>
    fetch(`${running?.base ?? ''}${address}`, { redirect: 'manual', headers: { origin: 'https://editor.example' } });
  const sharing = ({ headers: given }: Response): (string | null)[] =>
    ['access-control-allow-origin', 'cross-origin-resource-policy'].map((header) => given.get(header));

  it.for(open)('lets pages of other origins read /%s, and says what it is: %s', async ([file, type], context) => {
    if (!installed(name)) needing(name, context);
    const answer = await ask(`/${file}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(sharing(answer)).toEqual(['*', 'cross-origin']);
    for (const [header, value] of headers.filter(([given]) => given !== 'Cross-Origin-Resource-Policy'))
      expect(answer.headers.get(header), header).toBe(value);
  });

  it.for(closed)('lets them not read %s (%i)', async ([address, status], context) => {
    if (!installed(name)) needing(name, context);
    const answer = await ask(address);
    expect(answer.status).toBe(status);
    expect(sharing(answer)).toEqual([null, 'same-origin']);
    for (const [header, value] of headers) expect(answer.headers.get(header), header).toBe(value);
  });
});

describe('hosts that are only told', () => {
  const files = [...open.map(([name]) => name), ...pages, ...others];

  it('_headers opens folders that hold nothing else, and single files beside pages', () => {
    const addresses = openAddresses(files);
    expect(addresses).toContain('/mainnet/api/openapi/*');
    expect(addresses).toContain('/mainnet/examples/*');
    expect(addresses).toContain('/testnet/index.json');
    expect(addresses).toContain('/*.md');
    const written = headersFile(headers, addresses);
    for (const address of addresses) expect(written).toContain(`\n${address}\n  Access-Control-Allow-Origin: *\n`);
    const matches = (address: string): boolean =>
      addresses.some((pattern) =>
        pattern.includes('*')
          ? address.startsWith(pattern.split('*')[0] ?? '') && address.endsWith(pattern.split('*')[1] ?? '')
          : address === pattern,
      );
    for (const [file] of open) expect(matches(`/${file}`), file).toBe(true);
    for (const file of [...pages, ...others]) expect(matches(`/${file}`), file).toBe(false);
  });

  it('the rules for object storage have the pattern and both headers', () => {
    const { open: rule } = uploadRules(headers);
    expect(rule.headers).toEqual({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    expect(open.filter(([file]) => !new RegExp(rule.pattern).test(`/${file}`))).toEqual([]);
  });
});

describe('the pattern of open files', () => {
  it('has no look-around and no class that servers read in different ways', () => {
    expect(openFiles.source).not.toMatch(/\(\?[=!<]|\\[dws]/);
    expect(openHeaders).toHaveLength(2);
  });

  it.each(['/mainnet/api/x.json.html', '/other/api/a.json', '/mainnet/api/grpc/vega/vega.proto', '/assets/a.json'])(
    'leaves %s out',
    (address) => {
      expect(isOpen(address)).toBe(false);
    },
  );
});
