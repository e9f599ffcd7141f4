import { renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { places } from './layout.ts';

/** Makes a release the one that is served, in one step: whoever reads through the link gets the old one or the new one. */
export function switchTo(to: string, name: string): void {
  const link = places.current(to);
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(path.join('releases', name), next);
  renameSync(next, link);
}
