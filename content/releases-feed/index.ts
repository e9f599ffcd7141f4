import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { VersionDifferences } from '../../reference/differences/versions/version-differences.ts';
import { loadReleases } from '../releases/load-releases.ts';
import { publishedOn } from './published-on.ts';
import { changesFeeds, feeds } from './feeds.ts';

/**
 * Writes the feeds beside the built pages: /releases.xml and /releases.atom of definitions/releases.yaml; /changes.xml and
 * /changes.atom of the changes between the releases that the trees describe.
 */
export default function releasesFeed({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'releases-feed',
    getPathsToWatch: () => ['definitions/releases.yaml'],
    async postBuild({ outDir }) {
      const site = new URL(siteConfig.baseUrl, siteConfig.url).href;
      const releases = loadReleases(siteDir);
      const file = path.join(siteDir, '.generated', 'changes.json');
      const differences = JSON.parse(readFileSync(file, 'utf8')) as VersionDifferences;
      const changes =
        differences.versions.length < 2 ? {} : changesFeeds(differences, publishedOn(differences, releases), site);
      const files = Object.entries({ ...feeds(releases, site), ...changes });
      await Promise.all(files.map(([name, text]) => writeFile(path.join(outDir, name), text)));
    },
  };
}
