import { expect, it } from 'vitest';
import { contentType } from './content-type.ts';
import { textTypes } from './media-types.ts';

it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['/assets/js/main.0123abcd.js', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['feed.atom', 'application/atom+xml; charset=utf-8'],
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
  ['a.yaml', 'application/yaml; charset=utf-8'],
  ['vega.proto', 'text/plain; charset=utf-8'],
  ['.md', 'text/markdown; charset=utf-8'],
  ['a.png', 'image/png'],
  ['favicon.ico', 'image/x-icon'],
  ['f.woff2', 'font/woff2'],
  ['archive.tar.tgz', 'application/gzip'],
  ['a.zip', 'application/zip'],
  ['a.binpb', 'application/protobuf'],
  ['a.wasm', 'application/wasm'],
  ['a.exe', undefined],
  ['_headers', undefined],
  ['a.toString', undefined],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});

it('text types are each named once', () => {
  expect(new Set(textTypes).size).toBe(textTypes.length);
});
