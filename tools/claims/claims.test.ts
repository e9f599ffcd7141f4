import { describe, expect, it } from 'vitest';
import { compareClaims, describeUnsigned } from './compare-claims.ts';
import { markOf } from './ledger.ts';
import { readClaims } from './read-claims.ts';

const texts = (file: string, text: string): string[] => readClaims(file, text).map((claim) => claim.text);

/** What is said of a file that was signed and then changed. */
function afterChange(file: string, before: string, after: string): string[] {
  return describeUnsigned(file, compareClaims(readClaims(file, after), readClaims(file, before).map(markOf)));
}

describe('claims of a file', () => {
  it('are the sentences, items and rows of a page, and the lines of its code', () => {
    const page = [
      '---',
      'title: Orders',
      '---',
      '',
      'An order lives for',
      'at most one hour. Stop orders do not.',
      '',
      '| code | meaning |',
      '| --- | --- |',
      '| 70 | spam |',
      '',
      '1. Wait for 12 blocks.',
      '2. Look at `status`.',
      '',
      '```bash',
      'curl --retry 3 http://localhost:3008',
      '```',
    ].join('\n');
    expect(readClaims('docs/orders.mdx', page).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '5 An order lives for at most one hour.',
      '6 Stop orders do not.',
      '10 | 70 | spam |',
      '12 1. Wait for 12 blocks.',
      '13 2. Look at `status`.',
      '16 curl --retry 3 http://localhost:3008',
    ]);
  });

  it('are the comments of protobuf, the descriptions of GraphQL and the labels of a diagram', () => {
    expect(
      texts('a.proto', 'message A {\n  // Time in nanoseconds. Is not\n  // above the limit.\n  int64 t = 3;\n}'),
    ).toEqual(['Time in nanoseconds.', 'Is not above the limit.']);
    expect(texts('a.graphql', 'query A($party: ID!) {\n  a(id: $party) {\n    b\n  }\n}\n')).toEqual([
      '`query A($party: ID!) { a(id: $party) { b } }`',
    ]);
    expect(texts('a.graphql', 'type A {\n  "Seconds since 1970."\n  t: Int!\n}')).toEqual(['Seconds since 1970.']);
    expect(texts('a.dot', 'digraph { a [label="SUBMIT after 3 blocks"] }')).toEqual(['SUBMIT after 3 blocks']);
  });

  it('are the values of YAML and JSON, each with the keys that lead to it', () => {
    expect(texts('a.yaml', 'Error:\n  code: 3001\n  when: The party is unknown.\n')).toEqual([
      'Error.code: 3001',
      'Error.when: The party is unknown.',
    ]);
    expect(texts('a.json', '{"port": {"number": 3007, "open": true}}')).toEqual([
      'port.number: 3007',
      'port.open: true',
    ]);
  });

  it('cannot be read from a file of a form that nobody knows', () => {
    expect(() => readClaims('a.png', '')).toThrow('a.png: no claims can be read from a file of this kind.');
  });
});

describe('a change of what was signed', () => {
  const page = 'The visor waits 24 seconds.\n\nA key is not tainted.\n\nIt sends at most 2,500 messages.\n';

  it.each([
    ['a figure', '24 seconds', '42 seconds'],
    ['a unit', '24 seconds', '24 minutes'],
    ['a negation that is taken away', 'is not tainted', 'is tainted'],
    ['a limit', 'at most', 'at least'],
    ['a sentence that is taken away', 'A key is not tainted.\n\n', ''],
    ['a sentence that is added', 'tainted.', 'tainted. It never is.'],
  ])('is noticed: %s', (_, from, to) => {
    const said = afterChange('docs/a.mdx', page, page.replace(from, to));
    expect(said).not.toEqual([]);
    expect(said[0]).toMatch(/^docs\/a\.mdx:.*npm run claims -- docs\/a\.mdx$/);
  });

  it('is noticed when two sentences or two values change places', () => {
    expect(
      afterChange(
        'docs/a.mdx',
        '1. Stop visor first.\n2. Start it again.\n',
        '1. Start it again.\n2. Stop visor first.\n',
      ),
    ).not.toEqual([]);
    expect(
      afterChange('docs/a.mdx', 'Stop it first.\n\nThen start it.\n', 'Then start it.\n\nStop it first.\n')[0],
    ).toContain('stands in another order');
    expect(afterChange('a.yaml', 'a: 1\nb: 2\n', 'a: 2\nb: 1\n')).not.toEqual([]);
  });

  it('is none when lines are broken elsewhere', () => {
    expect(afterChange('docs/a.mdx', page, page.replace('waits 24', 'waits\n24'))).toEqual([]);
  });
});
