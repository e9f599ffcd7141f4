import { trees } from '../product.ts';

const folders = Object.values(trees)
  .map(({ path }) => path)
  .join('|');

/**
 * What pages of other origins may read: downloads, samples, the list of all elements, llms.txt and Markdown. Tools such as
 * API editors fetch them in a browser. It matches paths as readers ask for them, in the grammar that nginx, Caddy (RE2) and
 * JavaScript share. Pages and the indexes of the site's own search are not among them.
 */
export const openFiles = new RegExp(
  `^/(?:(?:${folders})/(?:(?:api|node-operators)/.+[.](?:json|yaml|zip|tgz|binpb|graphql|sol|ts|js)|api/checksums[.]txt|examples/.+|(?:index|differences)[.]json)|(?:(?:${folders})/)?llms[a-z0-9-]*[.]txt|index[.]schema[.]json|.+[.]md)$`,
);

/** What such a file is sent with; the second takes the place of the policy's header of that name. */
export const openHeaders = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
] as const;

/** Whether pages of other origins may read what stands at a path of the site. */
export const isOpen = (pathname: string): boolean => openFiles.test(pathname);
