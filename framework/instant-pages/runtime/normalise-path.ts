/** The path under which a page is known: decoded as the address bar has it, without `.html`, `/index` or a last slash. */
export function normalisePath(pathname: string): string {
  const bare = pathname
    .trim()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}
