import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Fault } from './graphql-protocol.ts';
import { describeAt, operationAt, queryFaults, read, suggestions, variableFaults } from './language.ts';
import { lineAndColumn, offsetOf, wordAt } from './places.ts';

const schema = buildSchema(`
  type Query {
    "One thing, by its \`id\`."
    thing("Which one." id: ID!, side: Side, page: Page): Thing
    things: [Thing!]!
  }
  type Subscription { changes: Thing }
  type Thing {
    id: ID!
    "What it is called."
    name: String
    size: Int @deprecated(reason: "Use \`name\`.")
  }
  enum Side {
    "To buy."
    BUY
    SELL
  }
  input Page { first: Int! }
`);
/** The text without its mark |, and where that was. */
const marked = (text: string): [string, number] => [text.replace('|', ''), text.indexOf('|')];
const labels = (text: string): string[] => suggestions(schema, ...marked(text)).map(({ label }) => label);

describe('places', () => {
  it.each([
    ['', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['a\nbc', 2, 2, 1],
    ['a\nbc', 4, 2, 3],
    ['a\n\n', 3, 3, 1],
  ])('of %j at %i: line %i, column %i, and back', (text, at, line, column) => {
    expect(lineAndColumn(text, at)).toEqual({ line, column });
    expect(offsetOf(text, line - 1, column - 1)).toBe(at);
  });

  it('beyond the text are at the end of the line, or of the text', () => {
    expect(offsetOf('ab\nc', 0, 9)).toBe(2);
    expect(offsetOf('ab\nc', 7, 0)).toBe(4);
  });

  it.each([
    ['{ th|ing }', 2, 7],
    ['{ thing| }', 2, 7],
    ['{ |thing }', 2, 7],
    ['(id: $i|d)', 5, 8],
    ['{ | }', 2, 2],
  ])('are in the word %j', (text, from, to) => expect(wordAt(...marked(text))).toEqual({ from, to }));
});

describe('suggestions', () => {
  it('are the fields of the type, with what they are', () => {
    expect(labels('{ | }')).toEqual(expect.arrayContaining(['thing', 'things']));
    expect(labels('{ thing(id: 1) { nam| } }')).toEqual(['name', '__typename']);
    const [found] = suggestions(schema, ...marked('{ thing(id: 1) { nam| } }'));
    expect(found).toEqual({
      label: 'name',
      insert: 'name',
      detail: 'String',
      description: 'What it is called.',
      isDeprecated: false,
    });
  });

  it('are arguments, values of enums, members of inputs, and variables', () => {
    expect(labels('{ thing(|) }')).toEqual(['id', 'side', 'page']);
    expect(labels('{ thing(id: 1, side: |) }')).toEqual(['BUY', 'SELL']);
    expect(labels('{ thing(id: 1, page: {|}) }')).toEqual(['first']);
    expect(suggestions(schema, ...marked('query ($id: ID!) { thing(id: $|) { id } }'))).toMatchObject([
      { label: '$id', insert: '$id' },
    ]);
  });

  it('are what a document may begin with, and nothing in a text', () => {
    expect(labels('|')).toEqual(expect.arrayContaining(['query', 'subscription']));
    expect(labels('{ thing(id: "|')).toEqual([]);
  });
});

describe('what the schema says', () => {
  it.each([
    ['{ th|ing(id: 1) { id } }', 'Query.thing: Thing', 'One thing, by its `id`.'],
    ['{ thing(id: 1) { name| } }', 'Thing.name: String', 'What it is called.'],
    ['{ thing(i|d: 1) { id } }', 'Query.thing(id: ID!)', 'Which one.'],
    ['{ thing(id: 1, side: BU|Y) { id } }', 'Side.BUY', 'To buy.'],
  ])('of %j', (text, title, said) => expect(describeAt(schema, ...marked(text))).toMatchObject({ title, text: said }));

  it('is nothing of nothing', () => {
    for (const text of ['|', '{ | }', '{ nothing| }', '|}}}('])
      expect(describeAt(schema, ...marked(text))).toBeUndefined();
  });
});

const told = (faults: readonly Fault[]): unknown[] =>
  faults.map(({ line, column, message, isWarning }) => [line, column, message, ...(isWarning ? ['warning'] : [])]);

describe('faults of a query', () => {
  it.each([
    ['', []],
    ['{ thing(id: 1) { id } }', []],
    ['{\n  thing(id: 1) { nam }\n}', [[2, 18, 'Cannot query field "nam" on type "Thing". Did you mean "name"?']]],
    ['{ thing(id: 1) { size } }', [[1, 18, 'The field Thing.size is deprecated. Use `name`.', 'warning']]],
    [
      '{ thing }',
      [
        [1, 3, 'Field "thing" of type "Thing" must have a selection of subfields. Did you mean "thing { ... }"?'],
        [1, 3, 'Field "thing" argument "id" of type "ID!" is required, but it was not provided.'],
      ],
    ],
    ['{ thing(', [[1, 8, 'Syntax: Expected Name, found <EOF>.']]],
  ])('%j', (text, expected) => expect(told(queryFaults(schema, text))).toEqual(expected));

  it('mark the word that is wrong', () => {
    const text = '{ things { nothing } }';
    const [found] = queryFaults(schema, text);
    expect(text.slice(found?.from, found?.to)).toBe('nothing');
  });

  it('are so many and no more, whatever is written', () => {
    expect(queryFaults(schema, `{ ${'x '.repeat(500)} }`)).toHaveLength(50);
  });
});

describe('faults of variables', () => {
  const of = (query: string, variables: string): unknown[] => {
    const document = read(query);
    return told(variableFaults(schema, document && operationAt(document, 0), variables));
  };
  const query = 'query ($id: ID!, $page: Page, $side: Side) { thing(id: $id, page: $page, side: $side) { id } }';

  it.each([
    ['{"id": "1"}', []],
    ['', [[1, 1, 'Variable "$id" of required type "ID!" was not provided.']]],
    ['[]', [[1, 1, 'Variables are an object: { "name": value }.']]],
    [
      '{\n  "id": "1",\n  "side": "KEEP"\n}',
      [[3, 3, 'Variable "$side" got invalid value "KEEP"; Value "KEEP" does not exist in "Side" enum.']],
    ],
    [
      '{"id": "1", "page": {}}',
      [[1, 13, 'Variable "$page" got invalid value {}; Field "first" of required type "Int!" was not provided.']],
    ],
    ['{"id": "1", "other": 1}', [[1, 13, 'The operation has no variable $other: the value is not used.', 'warning']]],
  ])('%j', (variables, expected) => expect(of(query, variables)).toEqual(expected));

  it('that are no JSON are said with their place', () => {
    const [[line, column, message] = []] = of(query, '{\n  id: 1\n}') as [number, number, string][];
    expect([line, column]).toEqual([2, 3]);
    expect(message).toMatch(/^This is no JSON/);
  });

  it('are not looked for where there is no query', () => expect(of('{ thing(', '{"x": 1}')).toEqual([]));
});

describe('the operation at a place', () => {
  const text = 'query A { things { id } }\nsubscription B { changes { id } }\nfragment F on Thing { id }';
  it.each([
    [0, 'A'],
    [10, 'A'],
    [30, 'B'],
    [text.length, 'B'],
  ])('%i is %s', (at, name) => {
    const document = read(text);
    expect(document && operationAt(document, at)?.name?.value).toBe(name);
  });
});
