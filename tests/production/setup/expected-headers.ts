/**
 * The headers that every answer must have, written out: the tests that compare with what the build wrote cannot notice when
 * the build leaves one out. The hashes in the policy change with the pages, so its frame is a pattern.
 */
export const expectedHeaders: readonly (readonly [name: string, value: string | RegExp])[] = [
  [
    'content-security-policy',
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]+=*')*; style-src 'self'(?: 'unsafe-hashes'(?: 'sha256-[\w+/]+=*')+)?; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types vega-docs#bundler vega-docs#pages default$/,
  ],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  [
    'permissions-policy',
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=()',
  ],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/** Names of the headers that an answer lacks or has with another value. */
export function wrongHeaders(valueOf: (name: string) => string | null | undefined): string[] {
  return expectedHeaders
    .filter(([name, value]) => {
      const given = valueOf(name) ?? '';
      return typeof value === 'string' ? given !== value : !value.test(given);
    })
    .map(([name]) => name);
}
