import { readHostingFolder } from '../server/read-hosting.ts';
import { isHashed, keepAssets } from './keep-assets.ts';
import { currentRelease, places, releasesOf } from './layout.ts';
import { switchTo } from './switch-to.ts';
import { readManifest, verifyFiles } from './verify-files.ts';

/**
 * Serves the release before the current one again, after comparing it with its digests and seeing that its policy is there. It is given the assets of the
 * current one, for tabs that were opened meanwhile. Throws when there is none.
 */
export function rollBack(to: string): string {
  const current = currentRelease(to);
  const earlier = releasesOf(to).filter((name) => current !== undefined && name < current);
  const target = earlier.at(-1);
  if (target === undefined) throw new Error(`${to} holds no release before ${current ?? 'the first'}.`);
  verifyFiles(places.site(to, target));
  readHostingFolder(places.hosting(to, target));
  const newer = places.site(to, current ?? target);
  keepAssets(newer, places.site(to, target), Object.keys(readManifest(newer).files).filter(isHashed));
  switchTo(to, target);
  return target;
}
