import { describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { search } from './search.ts';

const pages = [
  builtPage(
    '/concepts/a',
    'A page',
    '<p>Money, friend, daily: each of these words stands here, and none in one sentence with the others.',
  ),
  builtPage(
    '/concepts/b',
    'Another page',
    '<p>Recurring transfers.<h2 id=stop>Stop one</h2><p>The scheme does not answer on this machine: look elsewhere.',
  ),
  builtPage('/concepts/c', 'Third page', '<p>Nothing of the kind.'),
  builtPage('/api/bridge', 'Bridge', '<div class=reference><h3 id=set_threshold>set_threshold</h3><p>Sets it.</div>'),
];
const questions = new Map([
  ['/concepts/b', ['send money to a friend every week', 'standing payment']],
  ['/concepts/c', ['who may vote', 'friend of the court']],
]);
const first = async (query: string): Promise<string | undefined> => {
  const index = await smallIndex(pages, [], [], questions);
  return search(index, query, { limit: 8 }).results[0]?.document.title;
};

describe('questions that pages answer', () => {
  it('find their page, though it has none of their words', async () => {
    expect(await first('how do I send money to my friend')).toBe('Another page');
    expect(await first('who may vote on it')).toBe('Third page');
  });

  it('count as a whole: one question with most of the words beats words scattered over a page', async () => {
    expect(await first('weekly money for a friend: send every week')).toBe('Another page');
  });

  it('are compared with what was meant where it was mistyped', async () => {
    expect(await first('standign payment')).toBe('Another page');
  });

  it('are not there before the second file is', async () => {
    const { names } = await smallIndex(pages, [], [], questions);
    expect(search({ names, content: undefined }, 'standing payment', { limit: 8 }).results).toEqual([]);
  });
});

describe('a message that was pasted', () => {
  it('leads to the place whose text holds it word by word', async () => {
    const index = await smallIndex(
      [
        ...pages,
        builtPage(
          '/concepts/d',
          'Machines',
          '<p>Does the machine answer? Not this scheme: it is on a machine, and a scheme does not.',
        ),
      ],
      [],
      [],
      questions,
    );
    const [best] = search(index, '"The scheme does not answer on this machine."', { limit: 8 }).results;
    expect(best?.document.url).toBe('/testnet/concepts/b');
  });
});
