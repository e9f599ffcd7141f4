// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import prefetch from './prefetch.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks for few files at once where the policy refuses link prefetches, and for all of them in the end', async () => {
  const pending: (() => void)[] = [];
  const opened: string[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      withCredentials = false;
      onloadend: () => void = () => undefined;
      open(method: string, url: string): void {
        opened.push(`${method} ${url}`);
      }
      send(): void {
        pending.push(() => this.onloadend());
      }
    },
  );
  const all = Promise.all(['/a', '/b', '/c', '/d'].map(prefetch));
  expect(opened).toEqual(['GET /a', 'GET /b']);
  while (pending.length > 0) {
    pending.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await all;
  expect(opened).toEqual(['GET /a', 'GET /b', 'GET /c', 'GET /d']);
  expect(document.querySelector('link[rel=prefetch]')).toBeNull();
});
