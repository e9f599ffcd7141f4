import { cacheRules } from '../cache-rules.ts';
import type { Redirect } from './redirects.ts';

/**
 * The `_headers` file that static hosts (Netlify, Cloudflare Pages and others) read. Pages have no Cache-Control here: the
 * hosts' own default asks again each time, and where two rules match, some hosts send both values.
 */
export function headersFile(headers: readonly (readonly [string, string])[]): string {
  const [hashed] = cacheRules;
  return [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '',
    '/assets/*',
    `  Cache-Control: ${hashed.value}`,
    '',
  ].join('\n');
}

/** The `_redirects` file of the same hosts. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return (
    redirects.map(({ from, to, prefix }) => (prefix ? `${from}* ${to}:splat 301` : `${from} ${to} 301`)).join('\n') +
    '\n'
  );
}
