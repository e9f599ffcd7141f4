import { describe, expect, it } from 'vitest';
import { apiToken, readHostname, readToken, Tokens } from './tokens.ts';
import { WalletError } from './wallet-errors.ts';

/** Tokens that can be told apart. */
function numbered(): Tokens {
  let last = 0;
  return new Tokens(() => String((last += 1)).padStart(64, '0'));
}

describe('the tokens of sessions', () => {
  it('are one for each application, the latest', () => {
    const tokens = numbered();
    const [first, other, second] = ['a.example', 'b.example', 'a.example'].map((host) => tokens.connect(host));
    expect(tokens.sessions).toEqual([
      { token: other, hostname: 'b.example' },
      { token: second, hostname: 'a.example' },
    ]);
    expect(() => tokens.check(second ?? '', 'a.example')).not.toThrow();
    expect(() => tokens.check(first ?? '', 'a.example')).toThrow(WalletError);
    expect(() => tokens.check(other ?? '', 'a.example')).toThrow(
      'the hostname from the request does not match the one that initiated the connection',
    );
  });

  it('end with their session', () => {
    const tokens = numbered();
    const token = tokens.connect('a.example');
    tokens.disconnect(token);
    expect(tokens.sessions).toEqual([]);
    expect(() => tokens.check(token, 'a.example')).toThrow(WalletError);
  });

  it('are 64 hexadecimal digits, another each time', () => {
    const tokens = new Tokens();
    const [one, two] = [tokens.connect('a.example'), tokens.connect('b.example')];
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(two).toMatch(/^[0-9a-f]{64}$/);
    expect(one).not.toBe(two);
  });

  it('let the long-living one pass for everybody', () => {
    expect(apiToken).toBe(`sandbox${'0'.repeat(57)}`);
    expect(() => numbered().check(apiToken, 'anybody.example')).not.toThrow();
  });
});

describe('the Authorization header', () => {
  it('gives its token', () => {
    expect(readToken(`VWT ${apiToken}`)).toBe(apiToken);
  });

  it.each([
    [undefined, 'the Authorization header is required'],
    ['', 'the Authorization header is required'],
    [apiToken, 'the Authorization header only support the VWT scheme'],
    ['VWT ', 'the Authorization header only support the VWT scheme'],
    [`Bearer ${apiToken}`, 'the Authorization header only support the VWT scheme'],
    [`VWT ${apiToken} more`, 'the Authorization header only support the VWT scheme'],
    [`VWT ${apiToken}0`, 'the token has not a valid format'],
    [`VWT ${apiToken.slice(1)}`, 'the token has not a valid format'],
  ])('of %s is refused', (header, text) => {
    expect(() => readToken(header)).toThrow(text);
  });
});

describe('the host of an application', () => {
  it.each([
    ['https://a.example', 'https://b.example/x', 'a.example'],
    ['http://localhost:5173', undefined, 'localhost:5173'],
    [undefined, 'https://b.example/x', 'b.example'],
    ['', 'https://b.example/x', 'b.example'],
    [' my-program ', undefined, 'my-program'],
    ['my:program', undefined, 'my:program'],
  ])('of the origin %s and the referrer %s is told', (origin, referer, hostname) => {
    expect(readHostname(origin, referer)).toBe(hostname);
  });

  it('is asked for', () => {
    expect(() => readHostname(undefined, undefined)).toThrow('the Origin header is required');
  });
});
