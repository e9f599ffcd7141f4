import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { askForFaces, facesKey } from './ask-for-faces.ts';

const faces = '/assets/fonts/a.woff2 /assets/fonts/b.woff2';
const formulas = '/assets/fonts/c.woff2';

interface Visit {
  /** Milliseconds from the request of the page to the script. */
  readonly after: number;
  readonly kept?: string;
  readonly storage?: 'refused';
  /** The page has formulas. */
  readonly formulas?: true;
}

/** What the script leaves of a visit: whether the document has the faces, and what it asked for. */
function decide({ after, kept, storage, formulas: has }: Visit): {
  readonly has: boolean;
  readonly asked: readonly unknown[];
} {
  const asked: object[] = [];
  const root = { dataset: {} as Record<string, string> };
  const context = createContext({
    performance: { now: () => 1000 + after, getEntriesByType: () => [{ requestStart: 1000 }] },
    localStorage: {
      getItem(key: string) {
        if (storage === 'refused') throw new Error('refused');
        return key === facesKey ? (kept ?? null) : null;
      },
    },
    document: {
      currentScript: { dataset: has ? { faces, formulas } : { faces } },
      documentElement: root,
      createElement: (tag: string) => ({ tag }),
      head: { append: (link: object) => void asked.push(link) },
    },
  });
  runInContext(askForFaces, context);
  return { has: root.dataset['faces'] !== undefined, asked };
}

const preload = (href: string): object => ({
  tag: 'link',
  rel: 'preload',
  as: 'font',
  crossOrigin: 'anonymous',
  href,
});
const both = { has: true, asked: faces.split(' ').map(preload) };
const all = { has: true, asked: [...faces.split(' '), formulas].map(preload) };
const neither = { has: false, asked: [] };

describe('a visit has the site’s own faces', () => {
  it.each<[string, Visit, typeof both]>([
    ['when its page came soon', { after: 60 }, both],
    ['not when it came late', { after: 160 }, neither],
    ['when it came late and the browser has them', { after: 160, kept: faces }, both],
    ['not when the browser has older ones', { after: 160, kept: '/assets/fonts/old.woff2' }, neither],
    ['and the font of formulas, where it has some', { after: 60, formulas: true }, all],
    ['and that font too when the browser has the faces', { after: 160, kept: faces, formulas: true }, all],
    ['nor the font of formulas when it came late', { after: 160, formulas: true }, neither],
    ['when it came soon and storage is refused', { after: 60, storage: 'refused' }, both],
    ['not when it came late and storage is refused', { after: 160, storage: 'refused' }, neither],
  ])('%s', (_case, visit, expected) => {
    expect(decide(visit)).toEqual(expected);
  });
});
