import { cacheRules } from '../cache-rules.ts';
import { contentType } from '../content-type.ts';
import { openFiles, openHeaders } from '../open-files.ts';
import { mediaTypes } from '../media-types.ts';

/** What an upload to object storage sets on files: the first rule whose pattern matches the path says how long it may be kept. */
export interface UploadRules {
  readonly cacheControl: readonly { readonly pattern: string; readonly value: string }[];
  /** Ending of a file's name → Content-Type. */
  readonly contentTypes: Readonly<Record<string, string>>;
  /** Headers that the CDN adds to every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Which paths pages of other origins may read, and what the CDN sends with them in place of headers of the same names. */
  readonly open: { readonly pattern: string; readonly headers: Readonly<Record<string, string>> };
}

/** The rules for object storage behind a CDN, from the same sources as the servers' configurations. */
export function uploadRules(headers: readonly (readonly [string, string])[]): UploadRules {
  const types = Object.keys(mediaTypes).map((ending) => [ending, contentType(`.${ending}`)]);
  return {
    cacheControl: cacheRules.map(({ pattern, value }) => ({ pattern: pattern.source, value })),
    contentTypes: Object.fromEntries(types) as Record<string, string>,
    headers: Object.fromEntries(headers),
    open: { pattern: openFiles.source, headers: Object.fromEntries(openHeaders) },
  };
}
