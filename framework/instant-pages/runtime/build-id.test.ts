// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { buildId } from './build-id.ts';

const page = (...scripts: string[]): Document =>
  new DOMParser().parseFromString(
    `<head>${scripts.map((src) => `<script src="${src}" defer></script>`).join('')}</head>`,
    'text/html',
  );

describe('buildId', () => {
  const built = page('/assets/js/runtime~main.aaaa1111.js', '/assets/js/main.bbbb2222.js');

  it('changes with the hash of either first script', () => {
    expect(buildId(built)).not.toBe(
      buildId(page('/assets/js/runtime~main.cccc3333.js', '/assets/js/main.bbbb2222.js')),
    );
    expect(buildId(built)).not.toBe(
      buildId(page('/assets/js/runtime~main.aaaa1111.js', '/assets/js/main.dddd4444.js')),
    );
  });

  it('does not change with the chunks that a running page has loaded', () => {
    const running = page(
      '/assets/js/runtime~main.aaaa1111.js',
      '/assets/js/main.bbbb2222.js',
      '/assets/js/138.ea3464ee.js',
    );
    expect(buildId(running)).toBe(buildId(built));
  });
});
