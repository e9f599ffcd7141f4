import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage, smallIndex } from '../testing/small-index.ts';
import { exactAnswer } from './exact-answer.ts';
import type { SearchIndex } from './search.ts';

const reference = (...values: (readonly [id: string, name: string, text: string])[]): string =>
  `<div class=reference><table>${values.map(([id, name, text]) => `<tr id="${id}"><td>${name}<td>${text}`).join('')}</table></div>`;

let index: SearchIndex;
beforeAll(async () => {
  index = await smallIndex(
    [
      builtPage('/concepts/a', 'A page', '<p>Text.<h2 id=b>B</h2>'),
      builtPage(
        '/api/graphql/enums',
        'Enums',
        reference(
          ['Gql.STATUS_OPEN', 'STATUS_OPEN', 'Of GraphQL.'],
          ['Gql.ONLY_HERE', 'ONLY_HERE', 'Of GraphQL only.'],
          ['Gql.SAID_THERE', 'SAID_THERE', 'Said in GraphQL.'],
          ['Gql.NEVER_SAID', 'NEVER_SAID', ''],
          ['One.TWO_FOLD', 'TWO_FOLD', 'First.'],
          ['Two.TWO_FOLD', 'TWO_FOLD', 'Second.'],
          ['Gql.Camel_Case', 'Camel_Case', 'No constant.'],
          ['Gql.V_2', 'V_2', 'With a digit.'],
          ['Order.statusOpen', 'statusOpen', 'A field of the same letters.'],
        ),
      ),
      builtPage(
        '/api/grpc/a.proto',
        'a.proto',
        reference(['Status.STATUS_OPEN', 'STATUS_OPEN', 'Of protobuf.'], ['Status.SAID_THERE', 'SAID_THERE', '']),
      ),
    ],
    [],
    [
      ['market.fee', 0, '0.0002'],
      ['twice', 0, 'one'],
      ['twice', 1, 'other'],
      ['gone', 999, 'nowhere'],
    ],
  );
});
const answer = (query: string): readonly [string, string, string] | undefined => {
  const found = exactAnswer(index, query);
  return found && [found.name, found.text, found.document.hash];
};

describe('exactAnswer', () => {
  it('knows what there is one answer to, whatever its case and the words around it', () => {
    expect(answer('market.fee')).toEqual(['market.fee', '0.0002', '']);
    expect(answer(' Market.Fee ')?.[1]).toBe('0.0002');
    expect(answer('what is the value of market.fee')?.[1]).toBe('0.0002');
    expect(exactAnswer({ ...index, content: undefined }, 'market.fee')?.text).toBe('0.0002');
  });

  it('has none to more than one name, to words that are no name, to what has two answers or no place', () => {
    for (const query of ['market.fee gone', 'what is the', '', 'twice', 'gone', 'unknown'])
      expect(answer(query)).toBeUndefined();
  });

  it('says what a value of an enumeration means, as protobuf says it where GraphQL has it as well', () => {
    expect(answer('ONLY_HERE')).toEqual(['ONLY_HERE', 'Of GraphQL only.', '#Gql.ONLY_HERE']);
    expect(answer('STATUS_OPEN')).toEqual(['STATUS_OPEN', 'Of protobuf.', '#Status.STATUS_OPEN']);
    expect(answer('V_2')?.[1]).toBe('With a digit.');
  });

  it('leads to protobuf also when GraphQL alone says what the value means', () => {
    expect(answer('SAID_THERE')).toEqual(['SAID_THERE', 'Said in GraphQL.', '#Status.SAID_THERE']);
  });

  it('says nothing of values of several enumerations, of values that nothing is said of, and of other names', () => {
    for (const query of ['TWO_FOLD', 'NEVER_SAID', 'Camel_Case', 'only_here', 'NOWHERE_AT_ALL'])
      expect(answer(query)).toBeUndefined();
  });

  it('does not know what values mean before the second file is there', () => {
    expect(exactAnswer({ ...index, content: undefined }, 'ONLY_HERE')).toBeUndefined();
  });
});
