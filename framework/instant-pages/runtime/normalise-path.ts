/** The path under which a page is known: decoded as the address bar has it, without `.html`, `/index` or a last slash. */
export function normalisePath(pathname: string): string {
  const bare = pathname
    .trim()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** Whether the percent signs of a path begin valid UTF-8 sequences, as the router takes for granted. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}
