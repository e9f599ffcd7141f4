import { expect, it } from 'vitest';
import { requestPath } from './request-path.ts';

const of = (url: string, ...host: string[]): string | undefined => requestPath({ url, headersDistinct: { host } });

it.each([
  ['/', '/'],
  ['/a?b=/c', '/a?b=/c'],
  ['//evil.example/', '//evil.example/'],
  ['http://docs.example/a?b', '/a?b'],
  ['HTTPS://docs.example', '/'],
  ['http://docs.example?b', '/?b'],
  ['http:/docs.example/a', undefined],
  ['ftp://docs.example/a', undefined],
  ['xhttp://docs.example/a', undefined],
  ['a', undefined],
  ['*', undefined],
  ['', undefined],
])('a request for %j is for %j', (url, asked) => {
  expect(of(url, 'docs.example')).toBe(asked);
});

it('a request names one host, or none where its version allows that', () => {
  expect(requestPath({ url: '/a', headersDistinct: {} })).toBe('/a');
  expect([of('/a'), of('/a', 'one'), of('/a', 'one', 'two')]).toEqual(['/a', '/a', undefined]);
});
