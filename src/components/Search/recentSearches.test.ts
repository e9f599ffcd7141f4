// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('recent searches', () => {
  it('are the last five, the latest first, each once', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' c ', '', '   ']) rememberSearch(query);
    expect(recentSearches()).toEqual(['c', 'f', 'e', 'd', 'b']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it('survive a browser that blocks storage, and what others wrote there', () => {
    for (const junk of ['{', '42', '{"a":1}', '[1,null,{}]']) {
      localStorage.setItem('search.recent', junk);
      expect(recentSearches()).toEqual([]);
    }
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
    });
    expect(() => rememberSearch('fees')).not.toThrow();
    expect(recentSearches()).toEqual([]);
  });
});
