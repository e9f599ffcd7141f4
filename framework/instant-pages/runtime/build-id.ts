const mainScript = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js$/;

/** What a document was built with: the names, and so the hashes, of the site's first scripts. Empty without them. */
export function buildId(source: Document): string {
  const scripts = [...source.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  return scripts.filter((address) => mainScript.test(address)).join(' ');
}
