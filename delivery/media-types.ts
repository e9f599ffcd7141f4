/** What the site's files are, by the ending of their names. Servers must not guess: browsers are told not to (nosniff). */
export const mediaTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  md: 'text/markdown',
  txt: 'text/plain',
  proto: 'text/plain',
  graphql: 'text/plain',
  yaml: 'application/yaml',
  yml: 'application/yaml',
  sh: 'text/plain',
  py: 'text/plain',
  go: 'text/plain',
  ts: 'text/plain',
  sol: 'text/plain',
  zip: 'application/zip',
  tgz: 'application/gzip',
  binpb: 'application/protobuf',
  wasm: 'application/wasm',
} as const;

/** Media types that are text: sent with their character set. */
export const textTypes: readonly string[] = [...new Set(Object.values(mediaTypes))].filter(
  (type) => type.startsWith('text/') || /[/+](?:json|xml|yaml)$/.test(type),
);
