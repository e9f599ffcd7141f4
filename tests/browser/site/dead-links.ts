/** A page, as far as its links are looked at. */
export interface LinkedPage {
  readonly path: string;
  readonly html: string;
}

export interface Walk {
  /** How many links inside the site were followed, and how many of them to an anchor. */
  readonly links: number;
  readonly anchors: number;
  /** Links that lead nowhere, once each, with a page that holds them. */
  readonly dead: readonly string[];
}

const unescape = (text: string): string =>
  text
    .replace(/&(?:amp|#38|#x26);/gi, '&')
    .replace(/&(?:quot|#34|#x22);/gi, '"')
    .replace(/&(?:apos|#39|#x27);/gi, "'");

const valuesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => unescape(match[1] ?? match[2] ?? ''));

/**
 * Follows every link of every page to a page or file of the site, and to the anchor on it.
 *
 * @param isFile whether the site has a file at a path, such as a download
 */
export function deadLinks(pages: readonly LinkedPage[], isFile: (path: string) => boolean): Walk {
  const anchorsOf = new Map(
    pages.map(({ path, html }) => [path, new Set(valuesOf(html, /\s(?:id|name)=(?:"([^"]*)"|([^\s>"]+))/g))]),
  );
  const dead = new Map<string, string>();
  const count = { links: 0, anchors: 0 };
  for (const { path, html } of pages) {
    for (const href of valuesOf(html, /<a\s[^>]*?href=(?:"([^"]*)"|([^\s>"]+))/g)) {
      const target = new URL(href, `http://site${path}`);
      if (target.origin !== 'http://site') continue;
      count.links += 1;
      const page = decodeURIComponent(target.pathname).replace(/(?<=.)\/$/, '');
      const anchors = anchorsOf.get(page);
      if (anchors === undefined && !isFile(page)) dead.set(href, path);
      if (anchors === undefined || target.hash === '') continue;
      count.anchors += 1;
      if (!anchors.has(decodeURIComponent(target.hash.slice(1)))) dead.set(`${page}${target.hash}`, path);
    }
  }
  return { ...count, dead: [...dead].map(([href, path]) => `${href} on ${path}`) };
}
