import { pageAttribute } from './page-markup';

/** A page's own part of a document: everything else (navbar, sidebar, footer) is React's. */
export interface PageRecord {
  readonly path: string;
  /** Name of the sidebar that the page belongs to; undefined for pages without one. */
  readonly sidebar: string | undefined;
  /** Trees that hold the same page. */
  readonly alternates: readonly string[];
  readonly title: string;
  /** The head's tags that belong to the page: attribute lists of `<meta>` and `<link>`. */
  readonly head: readonly { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }[];
  /** Content of the page's element. It is moved into the page when shown, and kept for the way back. */
  readonly content: DocumentFragment;
  /** The element as the server sent it, for the first page: React takes it over, or puts another in its place. */
  readonly sent: HTMLElement | undefined;
}

const ownMeta = new Set([
  'description',
  'keywords',
  'og:title',
  'og:description',
  'og:image',
  'twitter:image',
  'twitter:card',
]);

function ownHead(source: Document): PageRecord['head'] {
  // The framework marks what belongs to a page; links without the mark, to the feeds, are in the head of every document.
  const tags = [
    ...source.head.querySelectorAll<HTMLMetaElement | HTMLLinkElement>('meta, link[rel="alternate"][type][data-rh]'),
  ];
  return tags.flatMap((element) => {
    const name = element.getAttribute('name') ?? element.getAttribute('property');
    const tag = element.localName === 'link' ? 'link' : 'meta';
    if (tag === 'meta' && (name === null || !ownMeta.has(name))) return [];
    const attributes = [...element.attributes].filter((attribute) => attribute.name !== 'data-rh');
    return [{ tag, attributes: Object.fromEntries(attributes.map(({ name: key, value }) => [key, value])) }];
  });
}

/** Reads a page out of a document; undefined when the document holds none (a not-found page, say). */
export function readPage(source: Document): PageRecord | undefined {
  const element = source.querySelector<HTMLElement>(`[${pageAttribute}]`);
  if (element === null) return undefined;
  const content = document.createDocumentFragment();
  // The document on screen keeps its nodes: React takes the element over as it stands.
  if (source !== document) content.append(...[...element.childNodes].map((node) => document.importNode(node, true)));
  return {
    path: element.getAttribute(pageAttribute) ?? '/',
    sidebar: element.dataset['sidebar'],
    alternates: (element.dataset['alternates'] ?? '').split(' ').filter(Boolean),
    title: source.title,
    head: ownHead(source),
    content,
    sent: source === document ? element : undefined,
  };
}
