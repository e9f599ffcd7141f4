import type { Redirect } from '../hosting/redirects.ts';

/** Browsers take two slashes, or a slash and a backslash, at the start of an address for another origin, tabs between or not. */
const otherOrigin = /^\/[\t\n\r]*[/\\]/;

function movedTo(pathname: string, redirects: readonly Redirect[]): string | undefined {
  const moved = redirects.find(({ from, prefix }) => (prefix ? pathname.startsWith(from) : pathname === from));
  return moved === undefined ? undefined : moved.to + (moved.prefix ? pathname.slice(moved.from.length) : '');
}

/**
 * Where a request is sent on to: a page that moved, or the clean spelling of its address. Undefined when the address is
 * right as it stands, or when its other spelling would lead to another origin.
 * @param url path and query as they were sent
 */
export function redirectOf(url: string, redirects: readonly Redirect[]): string | undefined {
  const mark = url.indexOf('?');
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  const target = movedTo(pathname, redirects) ?? (clean === '' ? '/' : clean);
  if (target === pathname || otherOrigin.test(pathname) || otherOrigin.test(target)) return undefined;
  return mark < 0 ? target : target + url.slice(mark);
}
