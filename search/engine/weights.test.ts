import { describe, expect, it } from 'vitest';
import { hitTypes, type HitType } from '../format/types.ts';
import { exactWeight, placeWeight } from './weights.ts';

const types: readonly (readonly [string, HitType])[] = Object.entries(hitTypes);
const plain = { isCode: false, isDefinition: false, isOperation: false, isTask: false };

const of = (query: Partial<typeof plain>, kind: string, type: HitType): number =>
  placeWeight({ ...plain, ...query }, kind, type);

/** The places on all kinds of pages, best first; those of one line count the same. */
function orderFor(query: Partial<typeof plain>): string[] {
  const places = [...'gtosdrl'].flatMap((kind) =>
    types.map(([name, type]) => ({ name: `${kind} ${name}`, weight: of(query, kind, type) })),
  );
  const values = [...new Set(places.map(({ weight }) => weight))].toSorted((a, b) => b - a);
  return values.map((value) =>
    places
      .filter(({ weight }) => weight === value)
      .map(({ name }) => name)
      .join(', '),
  );
}

const { page, heading, content } = hitTypes;

describe('placeWeight', () => {
  it('answers a word with guides, then operations, then the rest of the reference, then definitions and lists', () => {
    expect(orderFor({})).toEqual([
      'g page, t page',
      'g heading, t heading',
      'o page, o heading, o content',
      'g content, t content, s page, s heading, s content',
      'r heading',
      'r page',
      'd page, d heading, d content, l page, l heading, l content',
      'r content',
    ]);
    expect(of({}, 'g', page)).toBe(1);
  });

  it('answers a name with the reference, elements first, then guides, then definitions and lists', () => {
    expect(orderFor({ isCode: true })).toEqual([
      'o content, r content',
      's content',
      'o page',
      'r page',
      's page',
      'o heading, r heading',
      's heading',
      'g page, t page',
      'g heading, t heading',
      'g content, t content',
      'd page, d heading',
      'd content',
      'l page, l heading, l content',
    ]);
    expect(of({ isCode: true }, 'r', content)).toBe(1);
  });

  it('answers a question for a definition with a definition before headings of guides, elements of it after its headings', () => {
    const asked = { isDefinition: true };
    expect(of(asked, 'd', heading)).toBeGreaterThan(of(asked, 'g', heading));
    expect(of(asked, 'd', heading)).toBeGreaterThan(of(asked, 'd', content));
    expect(of(asked, 'd', content)).toBeGreaterThan(of(asked, 'g', heading));
    expect(of(asked, 'd', heading)).toBeLessThan(of(asked, 'g', page));
    // Its page is not the definition; whoever asks with a name gets the definition as well.
    expect(of(asked, 'd', page)).toBeLessThan(of(asked, 'g', content));
    expect(of(asked, 'd', page)).toBeGreaterThan(of(asked, 'r', heading));
    expect(of({ ...asked, isCode: true }, 'd', heading)).toBe(of(asked, 'd', heading));
    expect(of(asked, 'g', heading)).toBe(of({}, 'g', heading));
  });

  it('answers a question for data with operations before headings of guides, but not before their pages', () => {
    const asked = { isOperation: true };
    for (const kind of ['o', 's'])
      for (const [, type] of types) {
        expect(of(asked, kind, type)).toBeGreaterThan(of(asked, 'g', heading));
        expect(of(asked, kind, type)).toBeLessThan(of(asked, 'g', page));
      }
    for (const kind of ['g', 't', 'r', 'd']) expect(of(asked, kind, page)).toBe(of({}, kind, page));
    // A name is a name.
    expect(of({ ...asked, isCode: true }, 'o', page)).toBe(of({ isCode: true }, 'o', page));
  });

  it('answers a question how something is done with guides through a task, a little before others', () => {
    const asked = { isTask: true };
    expect(of(asked, 't', page)).toBeGreaterThan(of(asked, 'g', page));
    expect(of(asked, 't', heading)).toBeLessThan(of(asked, 'g', page));
    expect(of(asked, 't', content)).toBeLessThan(of(asked, 'g', heading));
    for (const kind of ['g', 'o', 's', 'r', 'd']) expect(of(asked, kind, page)).toBe(of({}, kind, page));
    expect(of({ ...asked, isCode: true }, 't', page)).toBe(of({ isCode: true }, 't', page));
  });

  it('counts kinds that it does not know as the least that is shown', () => {
    expect(of({}, '?', page)).toBe(of({}, 'l', page));
    expect(of({ isCode: true }, '?', page)).toBe(of({ isCode: true }, 'l', page));
  });
});

describe('exactWeight', () => {
  it('counts for most that a word is the name of a page, for least that it is that of an element', () => {
    expect(exactWeight(false, page)).toBeGreaterThan(2 * exactWeight(false, heading));
    expect(exactWeight(false, heading)).toBeGreaterThan(2 * exactWeight(false, content));
    expect(exactWeight(false, page)).toBeLessThan(1);
    expect(exactWeight(false, content)).toBeGreaterThan(0.1);
  });

  it('counts the name out of code alike for pages and elements, and a little less for headings', () => {
    expect(exactWeight(true, page)).toBe(exactWeight(true, content));
    expect(exactWeight(true, heading)).toBeLessThan(exactWeight(true, page));
    // A name that is an element is worth more than a word that is one, and less than a word that is a page.
    expect(exactWeight(true, heading)).toBeGreaterThan(exactWeight(false, heading));
    expect(exactWeight(true, page)).toBeLessThan(exactWeight(false, page));
  });
});
