const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One page of an archive. */
export interface ArchivedPage {
  readonly file: string;
  readonly title: string;
}

/** The list of all pages of an archive, by folder: it stands in for the menus and the search, which need scripts. */
export function contentsPage(label: string, pages: readonly ArchivedPage[], styles: readonly string[]): string {
  const folders = new Map<string, ArchivedPage[]>();
  for (const page of pages) {
    const folder = page.file.includes('/') ? page.file.slice(0, page.file.lastIndexOf('/')) : '';
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  const sections = [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, list]) => {
      const items = list
        .map(({ file, title }) => `<li><a href="${escaped(encodeURI(file))}">${escaped(title)}</a></li>`)
        .join('');
      return `<h2>${escaped(folder === '' ? label : folder)}</h2><ul>${items}</ul>`;
    });
  const links = styles.map((file) => `<link rel="stylesheet" href="${escaped(file)}">`).join('');
  return (
    `<!doctype html><html lang="en" data-theme="light" data-faces><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>All pages: ${escaped(label)}</title>${links}</head>` +
    `<body><main class="container margin-vert--lg"><h1>All pages of ${escaped(label)}</h1>${sections.join('\n')}</main></body></html>\n`
  );
}
