import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/** Where things are below the folder that is deployed to. Servers read `<to>/current/site`. */
export const places = {
  current: (to: string): string => path.join(to, 'current'),
  releases: (to: string): string => path.join(to, 'releases'),
  release: (to: string, name: string): string => path.join(to, 'releases', name),
  site: (to: string, name: string): string => path.join(to, 'releases', name, 'site'),
  hosting: (to: string, name: string): string => path.join(to, 'releases', name, 'hosting'),
} as const;

/** Names of the releases that are complete, the oldest first. They begin with a number that grows. */
export function releasesOf(to: string): string[] {
  const folder = places.releases(to);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{4}-/.test(name))
    .sort();
}

/** Name of the release that is served; undefined before the first deployment. */
export function currentRelease(to: string): string | undefined {
  const link = places.current(to);
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
}
