// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installBehaviour } from './index.ts';
import { showWrapping } from './wrap.ts';

const button = (kind: string): HTMLElement => document.querySelector<HTMLElement>(`[data-wrap=${kind}]`) as HTMLElement;
const pressed = (): (string | null)[] => ['shell', 'code'].map((kind) => button(kind).getAttribute('aria-pressed'));

beforeAll(() => installBehaviour());
beforeEach(() => {
  localStorage.clear();
  for (const kind of ['shell', 'code']) document.documentElement.removeAttribute(`data-wrap-${kind}`);
  document.body.innerHTML =
    '<button data-wrap="shell" aria-pressed="true"></button><button data-wrap="code" aria-pressed="false"></button>';
});

describe('wrapping', () => {
  it('is switched for commands and other code by itself, and remembered', () => {
    button('shell').click();
    expect(pressed()).toEqual(['false', 'false']);
    expect(document.documentElement.getAttribute('data-wrap-shell')).toBe('false');
    expect(localStorage.getItem('wrap.shell')).toBe('false');
    button('code').click();
    expect(pressed()).toEqual(['false', 'true']);
    button('shell').click();
    expect(pressed()).toEqual(['true', 'true']);
  });

  it('is said on the switches of a page that comes later', () => {
    button('shell').click();
    document.body.innerHTML =
      '<button data-wrap="shell" aria-pressed="true"></button><button data-wrap="code" aria-pressed="false"></button>';
    showWrapping();
    expect(pressed()).toEqual(['false', 'false']);
  });

  it('follows another window', () => {
    localStorage.setItem('wrap.code', 'true');
    window.dispatchEvent(new StorageEvent('storage', { key: 'wrap.code' }));
    expect(pressed()).toEqual(['true', 'true']);
  });
});
