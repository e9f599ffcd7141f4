import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readHosting } from '../server/read-hosting.ts';
import { hostingFolder } from '../hosting/host-files.ts';
import { copyFolder, isHashed, keepAssets } from './keep-assets.ts';
import { currentRelease, places, releasesOf } from './layout.ts';
import { placeHosting } from './place-hosting.ts';
import { switchTo } from './switch-to.ts';
import { readManifest, verifyFiles } from './verify-files.ts';
import { verifyServed } from './verify-served.ts';

export interface DeployOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Folder to deploy to. */
  readonly to: string;
  /** How many builds' hashed assets are kept, this one included. */
  readonly keep: number;
  /** Makes the server read its configuration again, which holds the policy of the build. Called after each switch. */
  readonly reload?: () => void;
  /** Address at which the site is then served; without it only files are compared. */
  readonly url?: string;
}

export interface Deployed {
  readonly name: string;
  readonly filesVerified: number;
  readonly assetsKept: number;
  readonly pagesAsked: number;
}

function nextName(to: string, commit: string | null): string {
  const number = Number(releasesOf(to).at(-1)?.slice(0, 4) ?? 0) + 1;
  return `${String(number).padStart(4, '0')}-${commit?.slice(0, 12) ?? 'no-commit'}`;
}

/**
 * Publishes a built site with the configurations of servers that lie in it: a new release beside the old ones, with the hashed assets of the last builds, compared with its
 * digests, then switched to in one step. When the server does not serve it as it was built, the release before is switched
 * back to and the error says so.
 */
export async function deploy({ site, to, keep, reload = () => undefined, url }: DeployOptions): Promise<Deployed> {
  const manifest = readManifest(site);
  const { headers } = readHosting(site);
  verifyFiles(site);
  const before = currentRelease(to);
  const earlier = releasesOf(to);
  const name = nextName(to, manifest.commit);
  const unfinished = path.join(to, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(places.releases(to), { recursive: true });
  copyFolder(site, path.join(unfinished, 'site'));
  placeHosting(path.join(site, hostingFolder), path.join(unfinished, 'hosting'), path.join(places.current(to), 'site'));
  const assetsKept = earlier
    .slice(-(keep - 1) || earlier.length)
    .reduce(
      (sum, other) =>
        sum +
        keepAssets(
          places.site(to, other),
          path.join(unfinished, 'site'),
          Object.keys(readManifest(places.site(to, other)).files).filter(isHashed),
        ),
      0,
    );
  const filesVerified = verifyFiles(path.join(unfinished, 'site'));
  renameSync(unfinished, places.release(to, name));
  let pagesAsked = 0;
  try {
    switchTo(to, name);
    reload();
    if (url !== undefined) pagesAsked = await verifyServed(url, manifest, headers);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (before === undefined) throw new Error(`${reason} There is no earlier release to go back to.`, { cause: error });
    switchTo(to, before);
    rmSync(places.release(to, name), { recursive: true });
    let rest = '';
    try {
      reload();
    } catch {
      rest = ' The server still has the configuration that it had: reload it by hand.';
    }
    throw new Error(`${reason} The release before, ${before}, is served again.${rest}`, { cause: error });
  }
  for (const old of releasesOf(to).slice(0, -keep))
    if (old !== before) rmSync(places.release(to, old), { recursive: true });
  return { name, filesVerified, assetsKept, pagesAsked };
}
