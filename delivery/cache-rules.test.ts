import { expect, it } from 'vitest';
import { cacheControl } from './cache-rules.ts';

it.each(['/assets/js/main.0123abcd.js', '/assets/css/styles.0123abcd.css', '/assets/a/b/font.0123456789abcdef.woff2'])(
  '%s has its content’s hash in its name and is kept for a year',
  (path) => {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  },
);

it.each([
  '/',
  '/mainnet',
  '/assets/js/main.js',
  '/assets/js/main.0123abc.js',
  '/assets/js/main.0123ABCD.js',
  '/img/logo.0123abcd.svg',
  '/assets/main.0123abcd',
  '/x/assets/js/main.0123abcd.js',
])('%s may change and is asked for again', (path) => {
  expect(cacheControl(path)).toBe('no-cache');
});
