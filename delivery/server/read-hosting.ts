import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostingFolder } from '../hosting/host-files.ts';
import { policyHeaders } from '../policy/security-headers.ts';
import type { Redirect } from '../hosting/redirects.ts';
import type { Hosting } from './create-site-server.ts';

const remedy = 'Build the site whole with `npm run build`.';

function readList(folder: string, name: string): readonly unknown[] {
  const file = path.join(folder, name);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `${file} is missing: without it the site would be served without its policy and redirects. ${remedy}`,
      { cause: error },
    );
  }
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list as unknown[];
  } catch {
    // Said below, as for JSON that is no list.
  }
  throw new Error(`${file} holds no list in JSON: it was damaged or not written whole. ${remedy}`);
}

/**
 * Headers and redirects from the files that the build wrote for servers. Throws with a sentence when one is missing or
 * damaged, or when a header of the policy is not among them: no site goes out without.
 */
export function readHostingFolder(folder: string): Hosting {
  const headers = readList(folder, 'headers.json') as Hosting['headers'];
  const missing = policyHeaders.filter((name) => !headers.some(([given, value]) => given === name && value !== ''));
  if (missing.length > 0)
    throw new Error(`${path.join(folder, 'headers.json')} lacks ${missing.join(', ')}. ${remedy}`);
  return { headers, redirects: readList(folder, 'redirects.json') as readonly Redirect[] };
}

/** What a built site is served with; it lies in the site's own folder, so that one is never without the other. */
export function readHosting(site: string): Hosting {
  return readHostingFolder(path.join(site, hostingFolder));
}
