import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('../shared/facts');

/**
 * A table of the release (names, numbers and types of its APIs), for comparison with the definitions.
 *
 * The tables lie beside the repository in development. A clone without them has nothing to compare with: the result
 * is undefined, a line on the console says so, and the comparison is skipped.
 */
export function factTable<T>(name: string): T | undefined {
  const file = path.join(folder, name);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  console.log(`fact table ../shared/facts/${name} is not here: comparison skipped`);
  return undefined;
}
