const mainScript = /\/assets\/js\/(?:runtime~)?main\.[^/]+\.js$/;

/** What a document was built with: the names, and so the hashes, of the site's first scripts. Empty without them. */
export function buildId(source: Document): string {
  const scripts = [...source.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  return scripts.filter((address) => mainScript.test(address)).join(' ');
}

/** A page came from another build than the one that is running: its parts would not fit. A reload brings one build. */
export class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError';

  constructor(path: string) {
    super(`${path} belongs to another version of this site than the one on screen, which is loaded anew.`);
  }
}
