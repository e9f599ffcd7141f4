import { mediaTypes, textTypes } from './media-types.ts';

/** The Content-Type header of a file, by the ending of its name; undefined for an ending that the site does not use. */
export function contentType(file: string): string | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const type = Object.entries(mediaTypes).find(([name]) => name === ending)?.[1];
  return type !== undefined && textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}
