import { describe, expect, it } from 'vitest';
import { claimReload, forgetReload, type ReloadPlace } from './reload-guard.ts';

function place(stored: Record<string, string> = {}): ReloadPlace {
  return {
    storage: () => ({ getItem: (key) => stored[key] ?? null, setItem: (key, value) => void (stored[key] = value) }),
    wasReloaded: () => true,
  };
}

describe('claimReload', () => {
  it('lets a page be loaded anew once', () => {
    const tab = place();
    expect([1, 2, 3].map(() => claimReload('/a', 'one', tab))).toEqual([true, false, false]);
  });

  it('lets it be loaded anew again once it has been there in between', () => {
    const tab = place();
    claimReload('/a', 'one', tab);
    claimReload('/b', 'one', tab);
    forgetReload('/a', 'one', tab.storage);
    expect(claimReload('/a', 'one', tab)).toBe(true);
    expect(claimReload('/b', 'one', tab)).toBe(false);
  });

  it('counts each page and each build by itself', () => {
    const tab = place();
    claimReload('/a', 'one', tab);
    expect(claimReload('/b', 'one', tab)).toBe(true);
    expect(claimReload('/a', 'two', tab)).toBe(true);
    expect(claimReload('/a', 'one', tab)).toBe(false);
  });

  it.each(['not json', '{"a":1}', '[1,null]', '"text"'])('is not confused by %s in storage', (garbage) => {
    const tab = place({ 'instant-pages.reloaded': garbage });
    expect([claimReload('/a', 'one', tab), claimReload('/a', 'one', tab)]).toEqual([true, false]);
  });

  it.each([true, false])('without storage goes by whether the document was reloaded: %s', (wasReloaded) => {
    const blocked = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(claimReload('/a', 'one', { storage: blocked, wasReloaded: () => wasReloaded })).toBe(!wasReloaded);
  });

  it('does the same when storage is full', () => {
    const full = (): Pick<Storage, 'getItem' | 'setItem'> => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(claimReload('/a', 'one', { storage: full, wasReloaded: () => false })).toBe(true);
    expect(claimReload('/a', 'one', { storage: full, wasReloaded: () => true })).toBe(false);
  });

  it('keeps its memory small', () => {
    const stored: Record<string, string> = {};
    for (let page = 0; page < 500; page += 1) claimReload(`/p${page}`, 'one', place(stored));
    expect((JSON.parse(stored['instant-pages.reloaded'] ?? '[]') as string[]).length).toBeLessThanOrEqual(50);
  });
});
