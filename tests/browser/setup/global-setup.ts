import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../../delivery/server/create-site-server.ts';
import { readHosting } from '../../../delivery/server/read-hosting.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, without a trailing slash. */
    base: string;
  }
}

/** Serves the built site for all browser tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync('build/index.html'))
    throw new Error('There is no built site: run `npm run build` before the browser tests.');
  const server = createSiteServer('build', readHosting('build'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('base', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => server.close();
}
