import { pageEndId } from './page-markup';
import { trustedHtml } from './trusted-html';

/** The document at a path of this site, parsed but not run; undefined when there is none. Rejects when it cannot be had. */
export async function fetchPage(path: string): Promise<Document | undefined> {
  const response = await fetch(path, { credentials: 'same-origin', headers: { accept: 'text/html' } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Loading ${path} failed: the server answered ${response.status}.`);
  const markup = await response.text();
  // A page cut short by the network must not be taken for whole.
  if (!markup.includes(pageEndId, markup.length - 300)) {
    throw new Error(`Loading ${path} failed: the page arrived incomplete.`);
  }
  return new DOMParser().parseFromString(trustedHtml(markup) as string, 'text/html');
}
