import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Hosting } from './create-site-server.ts';

/** Headers and redirects of the last build; none when the site was not built by `npm run build`. */
export function readHosting(folder = path.join('.generated', 'hosting')): Hosting {
  const read = <T>(name: string): readonly T[] => {
    const file = path.join(folder, name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : [];
  };
  return { headers: read('headers.json'), redirects: read('redirects.json') };
}
