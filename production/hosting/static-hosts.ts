import { cacheRules } from '../cache-rules.ts';
import type { Redirect } from './redirects.ts';

/** The `_headers` file that static hosts (Netlify, Cloudflare Pages and others) read. */
export function headersFile(headers: readonly (readonly [string, string])[]): string {
  const [hashed] = cacheRules;
  const all = [...headers, ['Cache-Control', 'no-cache'] as const].map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...all, '', '/assets/*', '  ! Cache-Control', `  Cache-Control: ${hashed.value}`, ''].join('\n');
}

/** The `_redirects` file of the same hosts. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, prefix }) => (prefix ? `${from}* ${to}:splat 301` : `${from} ${to} 301`)).join('\n') + '\n';
}
