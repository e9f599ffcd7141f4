/** Where the Markdown export of a page is, from the page's path on the site. */
export const markdownPath = (page: string): string => (page === '/' ? '/index.md' : `${page}.md`);
