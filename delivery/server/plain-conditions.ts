import type { IncomingHttpHeaders } from 'node:http';
import { readRange } from './read-range.ts';

const isWeak = (tag: string): boolean => tag.startsWith('W/');

/** A validator as `If-Range` takes it: only an entity tag that is strong on both sides, or the very date, says "unchanged". */
function isUnchanged(validator: string, etag: string, modified: string): boolean {
  const given = validator.trim();
  return given.includes('"') ? given === etag && !isWeak(etag) : Date.parse(given) === Date.parse(modified);
}

/**
 * The conditional headers of a request in the one form that the library which sends files reads as RFC 9110 does: it takes
 * `1e3` for a number, a range that is longer than the file for none, and weak tags for strong ones.
 * @param etag, modified, size of what is sent: its entity tag, its Last-Modified, its bytes
 */
export function plainConditions(
  method: string,
  headers: IncomingHttpHeaders,
  etag: string,
  modified: string,
  size: number,
): IncomingHttpHeaders {
  const { range, 'if-range': ifRange, 'if-match': ifMatch, ...rest } = headers;
  const plain: IncomingHttpHeaders = { ...rest };
  if (ifMatch !== undefined) {
    // Strong comparison: weak tags match nothing, and a list that held nothing else still asks for a match.
    const strong = ifMatch
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !isWeak(tag));
    plain['if-match'] = ifMatch.trim() === '*' ? '*' : strong.join(', ') || '""';
  }
  if (rest['if-none-match'] !== undefined) plain['if-none-match'] = rest['if-none-match'].trim();
  if (
    range === undefined ||
    method !== 'GET' ||
    (ifRange !== undefined && !isUnchanged(String(ifRange), etag, modified))
  )
    return plain;
  // Stays, so that the library asks the same of the file as it then is.
  if (ifRange !== undefined) plain['if-range'] = String(ifRange).trim();
  const wanted = readRange(range, size);
  if (wanted === 'unsatisfiable') plain.range = `bytes=${size}-`;
  else if (wanted !== 'whole') plain.range = `bytes=${wanted.first}-${wanted.last}`;
  return plain;
}
