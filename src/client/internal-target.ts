type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;

/**
 * Where a link leads inside the site (path, query and hash), or undefined when the browser is to follow it by itself: other
 * origins, new windows, downloads, files, and anchors of the page that is already shown.
 */
export function internalTarget(link: HTMLAnchorElement, here: Place): string | undefined {
  if (link.origin !== here.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.hash !== '') return undefined;
  // A name with an extension is a file, except that pages of proto files end in `.proto`.
  const name = link.pathname.slice(link.pathname.lastIndexOf('/') + 1);
  if (/\.[a-z0-9]+$/i.test(name) && !/\.(?:html|proto)$/.test(name)) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}
