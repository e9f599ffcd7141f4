/** Where the Markdown twin of a page is, from the page's path on the site. */
export const twinPath = (page: string): string => (page === '/' ? '/index.md' : `${page}.md`);
