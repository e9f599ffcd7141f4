import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeHosting } from '../hosting/write-hosting.ts';
import { policyHeaders, securityHeaders } from '../policy/security-headers.ts';
import { readHosting } from './read-hosting.ts';

const headers = securityHeaders({ scripts: ['abc='], styleAttributes: [] });
const redirects = [{ from: '/old', to: '/new', prefix: false }];
let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  mkdirSync(site, { recursive: true });
  for (const page of ['index.html', '404.html']) writeFileSync(path.join(site, page), page);
  writeHosting(site, headers, redirects);
});
afterEach(() => rmSync(site, { recursive: true }));

describe('readHosting', () => {
  it('gives what the build wrote into the site', () => {
    expect(readHosting(site)).toEqual({ headers, redirects });
  });

  it.each(policyHeaders)('refuses a site without %s', (name) => {
    writeFileSync(
      path.join(site, '_hosting', 'headers.json'),
      JSON.stringify(headers.filter(([given]) => given !== name)),
    );
    expect(() => readHosting(site)).toThrow(`headers.json lacks ${name}. Build the site whole with \`npm run build\`.`);
  });

  it.each([
    ['headers.json', '{"a": 1}'],
    ['redirects.json', '[{'],
  ])('refuses %s when it was not written whole', (name, content) => {
    writeFileSync(path.join(site, '_hosting', name), content);
    expect(() => readHosting(site)).toThrow(`${name} holds no list in JSON: it was damaged or not written whole.`);
  });
});

it('the bundled server does not start without the policy of its build: it says so, and its exit code is not 0', () => {
  rmSync(path.join(site, '_hosting'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'delivery/server/serve.ts', site], {
    encoding: 'utf8',
    env: { ...process.env, PORT: '0' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain(
    'headers.json is missing: without it the site would be served without its policy and redirects. Build the site whole',
  );
  expect(stderr).not.toContain('    at ');
});
