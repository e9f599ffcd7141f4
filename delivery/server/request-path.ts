import type { IncomingMessage } from 'node:http';

/**
 * Path and query that a request is for. A request may name the whole address (RFC 9112, section 3.2.2); who else is named in
 * it is of no matter here and gets into no answer. Undefined for what no client sends: other forms, more than one `Host`.
 */
export function requestPath({
  url = '',
  headersDistinct,
}: Pick<IncomingMessage, 'url' | 'headersDistinct'>): string | undefined {
  if ((headersDistinct['host']?.length ?? 0) > 1) return undefined;
  if (url.startsWith('/')) return url;
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  if (rest === undefined) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
