import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder for one file's tests, inside the project so that modules find their packages; removed afterwards. */
export function workspace(name: string): string {
  const parent = path.join(process.cwd(), '.cache', 'samples');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
