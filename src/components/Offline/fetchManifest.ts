import type { BuildManifest } from '@site/delivery/manifest/build-manifest';

/** The list of the site's files as it is now; undefined when it cannot be had (without a network, say). */
export async function fetchManifest(): Promise<BuildManifest | undefined> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store', credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as BuildManifest) : undefined;
  } catch {
    return undefined;
  }
}
