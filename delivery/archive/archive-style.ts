import { relativePath } from './archive-address.ts';

/**
 * A style sheet of the site as a file of the archive: what it draws with is found beside it.
 * @param from the style sheet's file in the archive
 */
export function archiveStyle(css: string, from: string): string {
  return css.replace(
    /url\((["']?)\/((?:assets|img)\/[^)"']+)\1\)/g,
    (_all, quote: string, file: string) => `url(${quote}${relativePath(from, `site/${file}`)}${quote})`,
  );
}
