import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import { served } from '../hosting/write-hosting.ts';

/** Copies the servers' configurations, with the folder that the site is deployed to in place of the usual one. */
export function placeHosting(from: string, to: string, root: string): void {
  for (const file of filesOf(from)) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), readFileSync(path.join(from, file), 'utf8').replaceAll(served.root, root));
  }
}
