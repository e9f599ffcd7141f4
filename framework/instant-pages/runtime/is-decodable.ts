/** Whether the percent signs of a path begin valid UTF-8 sequences, as the router takes for granted. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}
