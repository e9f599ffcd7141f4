import type { SiteCopy } from './site-copy.ts';

/**
 * Name of the one hashed script of a site that holds a text, such as the items of a sidebar. Throws when none or several
 * do: the test would break something else than it says.
 */
export function chunkWith(site: SiteCopy, text: string): string {
  const found = site
    .find(/^assets\/js\/[^/]+\.js$/)
    .filter((file) => !/\/(?:runtime~)?main\./.test(file) && site.read(file).includes(text));
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`${found.length} scripts hold "${text}": ${found.join(', ')}`);
  return found[0];
}
