import { describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { search, type Result } from './search.ts';

const row = (name: string): string => `<tr id="T.${name}"><td>${name}<td>x<td>y`;
const reference = (names: readonly string[]): string =>
  `<div class=reference><table>${names.map(row).join('')}</table></div>`;
/** A name of so many letters, seven of which are `quantum`. */
const named = (letters: number): string => `Quantum${'Xbcdefgh'.padEnd(letters - 7, 'z').slice(0, letters - 7)}`;
const weakPage = builtPage('/concepts/pauses', 'Pauses', '<p>Of them, a quantum.<h2 id=more>More</h2>');

/** Anchors of an index whose page has elements of so many letters, beside a page where the word stands in the text. */
async function found(letters: readonly number[], limit: number, perPage?: number): Promise<readonly Result[]> {
  const index = await smallIndex([builtPage('/api/a', 'Names', reference(letters.map(named))), weakPage]);
  return search(index, 'quantum', perPage === undefined ? { limit } : { limit, perPage }).results;
}
const lettersOf = ({ document }: Result): number => (document.url.endsWith('/a') ? document.title.length : 0);

describe('the places of a page', () => {
  it('wait behind other pages when they are worth less than three quarters of its best', async () => {
    const results = await found([8, 20, 33, 41, 60], 8);
    const best = results[0]?.score ?? 0;
    expect(results.map(lettersOf)).toEqual([8, 20, 33, 0, 41, 60]);
    expect((results[2]?.score ?? 0) / best).toBeGreaterThan(0.75);
    expect((results[2]?.score ?? 0) / best).toBeLessThan(0.76);
    expect((results[4]?.score ?? 0) / best).toBeLessThan(0.75);
    expect((results[4]?.score ?? 0) / best).toBeGreaterThan(0.74);
    // It is worth more than the one that it waits for.
    expect(results[4]?.score).toBeGreaterThan(results[3]?.score ?? 1);
  });

  it('wait behind other pages when they are more than asked for of a page', async () => {
    expect((await found([8, 9, 10, 11], 8, 2)).map(lettersOf)).toEqual([8, 9, 0, 10, 11]);
    expect((await found([8, 9, 10, 11], 2, 1)).map(lettersOf)).toEqual([8, 0]);
    expect((await found([8, 9, 10, 11], 3)).map(lettersOf)).toEqual([8, 9, 10]);
  });

  it('hide no other page, however many they are', async () => {
    const many = Array.from({ length: 40 }, (_, at) => 8 + at);
    expect((await found(many, 4, 2)).map(lettersOf)).toEqual([8, 9, 0, 10]);
  });

  it('are all shown to whoever wants so many', async () => {
    const many = Array.from({ length: 340 }, (_, at) => 8 + at);
    expect(await found(many, 330)).toHaveLength(330);
  });
});
