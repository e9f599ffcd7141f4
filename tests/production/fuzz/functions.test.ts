// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { claimReload } from '../../../framework/instant-pages/runtime/reload-guard.ts';
import { isDecodable, normalisePath } from '../../../framework/instant-pages/runtime/normalise-path.ts';
import { allowedMarkup, allowedScript } from '../../../framework/instant-pages/runtime/trusted-rules.ts';
import { allRedirects } from '../../../delivery/hosting/redirects.ts';
import { redirectOf } from '../../../delivery/server/redirect-of.ts';
import { revealHashTarget } from '../../../src/behaviour/fields.ts';
import { pathWords } from '../../../src/components/Search/pathWords.ts';
import { readSearchAddress } from '../../../src/components/Search/readSearchAddress.ts';
import { recentSearches } from '../../../src/components/Search/recentSearches.ts';
import { searchPath } from '../../../src/components/Search/searchPath.ts';
import { count } from '../setup/count.ts';
import { inputs, take } from './inputs.ts';
import { randomNumbers } from './random.ts';

const origin = 'https://docs.example';
const number = 3000;
const texts = take(inputs(randomNumbers(Number(process.env['FUZZ_SEED'] ?? 1))), number);
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

describe('the functions that hostile text reaches first, the same that the page runs', () => {
  it(`read ${number} values of q, ctx and version each as short plain text, from this site only`, () => {
    for (const text of texts) {
      for (const [name, value] of ['q', 'ctx', 'version'].flatMap((parameter) => [
        [parameter, encode(text)] as const,
        [parameter, text] as const,
      ])) {
        const address = readSearchAddress(`?${name}=${value}`, origin, 'mainnet');
        expect(address.query.length).toBeLessThanOrEqual(200);
        expect(address.context.length).toBeLessThanOrEqual(100);
        expect(address.query + address.context).not.toMatch(/\p{Cc}/u);
        expect(['mainnet', 'testnet']).toContain(address.tree);
        expect([undefined, 'Unexpected version url']).toContain(address.error);
        const again = new URL(searchPath(address.query, address.context, address.tree), origin);
        expect([again.origin, again.pathname]).toEqual([origin, '/search']);
      }
    }
    count('inputs tried', 3 * number);
  });

  it(`read ${number} paths without an error, and send none to another origin`, () => {
    const redirects = allRedirects();
    for (const text of texts) {
      for (const path of [`/${text}`, `/mainnet/${encode(text)}`, text.startsWith('/') ? text : `/docs/${text}`]) {
        for (const words of pathWords(path)) expect(typeof words).toBe('string');
        expect(typeof isDecodable(path)).toBe('boolean');
        expect(normalisePath(path).length).toBeGreaterThan(0);
        const target = redirectOf(path, redirects);
        if (target !== undefined) expect(new URL(target, origin).origin, path).toBe(origin);
      }
    }
    count('inputs tried', number);
  });

  it(`look for ${number} hashes without an error`, () => {
    document.body.innerHTML = '<main><h2 id="a">A</h2></main>';
    for (const text of texts) {
      revealHashTarget(`#${text}`);
      revealHashTarget(`#${encode(text)}`);
    }
    expect(document.body.innerHTML).toBe('<main><h2 id="a">A</h2></main>');
    count('inputs tried', number);
  });

  it(`take ${number} stored values for what they are, or for nothing`, () => {
    for (const text of texts) {
      localStorage.setItem('search.recent', text);
      expect(recentSearches().every((entry) => typeof entry === 'string')).toBe(true);
      const stored: Record<string, string> = { 'instant-pages.reloaded': text };
      const place = {
        storage: () => ({
          getItem: (key: string) => stored[key] ?? null,
          setItem: (key: string, value: string) => void (stored[key] = value),
        }),
        wasReloaded: () => true,
      };
      expect([claimReload('/a', 'b', place), claimReload('/a', 'b', place)]).toEqual([true, false]);
    }
    count('inputs tried', number);
  });

  it(`let none of ${number} texts become markup or a script’s address`, () => {
    for (const text of texts) {
      if (text !== '') expect(() => allowedMarkup(text)).toThrow(TypeError);
      expect(() => allowedScript(`https://elsewhere.example/${text}`)).toThrow();
    }
    count('inputs tried', number);
  });
});
