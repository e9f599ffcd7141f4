import { cacheRules } from '../cache-rules.ts';
import { isOpen, openHeaders } from '../open-files.ts';
import type { Redirect } from './redirects.ts';

/**
 * The `_headers` file that static hosts (Netlify, Cloudflare Pages and others) read. Pages have no Cache-Control here: the
 * hosts' own default asks again each time, and where two rules match, some hosts send both values. For the same reason files
 * for other origins get no second Cross-Origin-Resource-Policy: what a page fetches by CORS is not asked for it.
 *
 * @param open addresses of what pages of other origins may read, with `*` for a whole folder
 */
export function headersFile(headers: readonly (readonly [string, string])[], open: readonly string[] = []): string {
  const [hashed] = cacheRules;
  const origin = openHeaders.find(([name]) => name === 'Access-Control-Allow-Origin');
  return [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '',
    '/assets/*',
    `  Cache-Control: ${hashed.value}`,
    '',
    ...(origin === undefined ? [] : open.flatMap((address) => [address, `  ${origin.join(': ')}`, ''])),
  ].join('\n');
}

/** The `_redirects` file of the same hosts. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return (
    redirects.map(({ from, to, prefix }) => (prefix ? `${from}* ${to}:splat 301` : `${from} ${to} 301`)).join('\n') +
    '\n'
  );
}

/**
 * Addresses of what pages of other origins may read, for hosts that know no patterns: whole folders where nothing else lies in
 * them, single files else, and all Markdown.
 *
 * @param files all files of the site
 */
export function openAddresses(files: readonly string[]): string[] {
  const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
  const isPlain = (file: string): boolean => !/\.(?:br|gz)$/.test(file);
  const open = files.filter((file) => isPlain(file) && !file.endsWith('.md') && isOpen(`/${file}`));
  const closed = files.filter((file) => isPlain(file) && !isOpen(`/${file}`));
  const addresses = open.map((file) => {
    const whole = /^[^/]+\/examples\//.exec(file)?.[0] ?? folderOf(file);
    return whole === '' || closed.some((other) => other.startsWith(whole)) ? `/${file}` : `/${whole}*`;
  });
  return [...new Set(['/*.md', ...addresses])].sort();
}
