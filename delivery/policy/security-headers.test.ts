import { describe, expect, it } from 'vitest';
import { expectedHeaders, wrongHeaders } from '../../tests/production/setup/expected-headers.ts';
import { policyHeaders, securityHeaders } from './security-headers.ts';

const built = securityHeaders({ scripts: ['abc='], styleAttributes: ['def='] });
const valueIn =
  (headers: typeof built) =>
  (name: string): string | undefined =>
    headers.find(([given]) => given.toLowerCase() === name)?.[1];

describe('securityHeaders', () => {
  it('are these eight, each with this value', () => {
    expect(expectedHeaders).toHaveLength(8);
    expect(built.map(([name]) => name.toLowerCase()).sort()).toEqual(expectedHeaders.map(([name]) => name).sort());
    expect(wrongHeaders(valueIn(built))).toEqual([]);
    expect(valueIn(built)('content-security-policy')).toContain(
      "script-src 'self' 'sha256-abc='; style-src 'self' 'unsafe-hashes' 'sha256-def=';",
    );
  });

  it.each(policyHeaders)('%s is missed when it is removed or changed', (name) => {
    expect(wrongHeaders(valueIn(built.filter(([given]) => given !== name)))).toEqual([name.toLowerCase()]);
    expect(
      wrongHeaders(valueIn(built.map(([given, value]) => [given, given === name ? `${value}x` : value] as const))),
    ).toEqual([name.toLowerCase()]);
  });
});
