/** Folder in a built site with the configurations of servers, which belong to that build and no other. */
export const hostingFolder = '_hosting';

/** What static hosts read in a site's folder. */
export const staticHostFiles = { headers: '_headers', redirects: '_redirects' } as const;

const files: readonly string[] = Object.values(staticHostFiles);

/** Whether a path below a site's folder is for hosts alone: no server gives it to readers. */
export function isForHosts(file: string): boolean {
  return files.includes(file) || file.startsWith(`${hostingFolder}/`);
}
