/** Hashes (base64 SHA-256) of the inline scripts and style attributes that the built pages carry. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styleAttributes: readonly string[];
}

/** What no page of this site does. Copying to the clipboard is not among it. */
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

const hashes = (values: readonly string[]): string => values.map((value) => ` 'sha256-${value}'`).join('');

/** The site's Content Security Policy: nothing but this origin, nothing inline but what the build listed, Trusted Types. */
export function contentSecurityPolicy({ scripts, styleAttributes }: InlineHashes): string {
  const styleHashes = styleAttributes.length === 0 ? '' : ` 'unsafe-hashes'${hashes(styleAttributes)}`;
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${styleHashes}`,
    // The theme's style sheet draws its arrows and icons from data: addresses; an image cannot run anything.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types vega-docs#bundler vega-docs#pages default',
  ].join('; ');
}

/** The names of the headers below: what is served without one of them is not this site as it was built. */
export const policyHeaders = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
] as const;

/** Every header that a page is sent with, in a fixed order. One source for all servers' configurations. */
export function securityHeaders(inline: InlineHashes): readonly (readonly [name: string, value: string])[] {
  const values: Readonly<Record<(typeof policyHeaders)[number], string>> = {
    'Content-Security-Policy': contentSecurityPolicy(inline),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return policyHeaders.map((name) => [name, values[name]] as const);
}
