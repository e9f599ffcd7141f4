import { describe, expect, it } from 'vitest';
import { redirectOf } from './redirect-of.ts';

const redirects = [
  { from: '/docs/testnet/grpc/', to: '/testnet/api/grpc/', prefix: true },
  { from: '/docs/', to: '/', prefix: true },
  { from: '/old', to: '/new', prefix: false },
];

describe('redirectOf', () => {
  it.each([
    ['/old', '/new'],
    ['/old?q=1?2', '/new?q=1?2'],
    ['/docs/testnet/grpc/vega', '/testnet/api/grpc/vega'],
    ['/docs/a/b', '/a/b'],
    ['/a.html', '/a'],
    ['/a/index.html?x', '/a?x'],
    ['/a//', '/a'],
    ['/index.html', '/'],
    ['?a=1', '/?a=1'],
  ])('sends %s on to %s', (url, target) => {
    expect(redirectOf(url, redirects)).toBe(target);
  });

  it.each(['/', '/a', '/old/more', '/a?b=/c/'])('leaves %s as it stands', (url) => {
    expect(redirectOf(url, redirects)).toBeUndefined();
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/docs//evil.example',
    '/docs/\\evil.example',
    '//evil.example/a.html',
  ])('never sends %j to another origin', (url) => {
    expect(redirectOf(url, redirects)).toBeUndefined();
  });
});
