/** How long a response may be kept. `immutable` needs a content hash in the file's name. */
export const cacheRules = [
  { name: 'hashed assets', pattern: /^\/assets\/.+\.[0-9a-f]{8,}\.\w+$/, value: 'public, max-age=31536000, immutable' },
  { name: 'everything else', pattern: /^\//, value: 'no-cache' },
] as const;

/** The Cache-Control header for a path of the site. */
export function cacheControl(pathname: string): string {
  return cacheRules.find(({ pattern }) => pattern.test(pathname))?.value ?? 'no-cache';
}
