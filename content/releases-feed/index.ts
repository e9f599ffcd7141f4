import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadReleases } from '../releases/load-releases.ts';
import { feeds } from './feeds.ts';

/** Writes the feeds of definitions/releases.yaml beside the built pages: /releases.xml and /releases.atom. */
export default function releasesFeed({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'releases-feed',
    getPathsToWatch: () => ['definitions/releases.yaml'],
    async postBuild({ outDir }) {
      const site = new URL(siteConfig.baseUrl, siteConfig.url).href;
      const files = Object.entries(feeds(loadReleases(siteDir), site));
      await Promise.all(files.map(([file, text]) => writeFile(path.join(outDir, file), text)));
    },
  };
}
