import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where fonts lie on the site, and in a folder of static files. */
export const fontsFolder = 'assets/fonts';

/**
 * Puts fonts into a folder of static files, under names that change with their content so that browsers may keep them.
 * What lay there before is removed.
 * @param fonts the bytes of each, by its name
 * @returns their addresses on the site, by name
 */
export function placeFonts(fonts: ReadonlyMap<string, Buffer>, staticFolder: string): ReadonlyMap<string, string> {
  const folder = path.join(staticFolder, fontsFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return new Map(
    [...fonts].map(([name, bytes]) => {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const file = `${name}.${hash}.woff2`;
      writeFileSync(path.join(folder, file), bytes);
      return [name, `/${fontsFolder}/${file}`];
    }),
  );
}
