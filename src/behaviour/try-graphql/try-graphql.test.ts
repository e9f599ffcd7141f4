// @vitest-environment happy-dom
import { StringStream } from '@codemirror/language';
import { describe, expect, it } from 'vitest';
import { beginning } from '../../../sandbox/in-page/steps.ts';
import { linkOf, readLink } from './link.ts';
import { markdownOf } from './markdown.ts';
import { graphqlTokens } from './tokens.ts';

/** The tokens of a text, `kind text`, without those that have no kind. */
function tokens(text: string): string[] {
  const state = graphqlTokens.startState?.(2) ?? { inBlock: false, depth: 0 };
  return text.split('\n').flatMap((line) => {
    const stream = new StringStream(line, 2, 2);
    const found: string[] = [];
    while (!stream.eol()) {
      stream.start = stream.pos;
      const kind = graphqlTokens.token(stream, state);
      if (kind !== null && kind !== 'punctuation') found.push(`${kind} ${stream.current()}`);
    }
    return found;
  });
}

describe('tokens', () => {
  it('of a query', () => {
    expect(tokens('query Q($id: ID!) { thing(id: $id, n: -1.5) @skip(if: true) { id } } # so')).toEqual([
      'keyword query',
      'typeName Q',
      'variableName $id',
      'typeName ID',
      'propertyName thing',
      'attributeName id',
      'variableName $id',
      'attributeName n',
      'number -1.5',
      'meta @skip',
      'attributeName if',
      'keyword true',
      'propertyName id',
      'comment # so',
    ]);
  });

  it('of texts, whole or not, on several lines', () => {
    expect(tokens('(a: "x\\"y", b: "')).toEqual(['attributeName a', 'string "x\\"y"', 'attributeName b', 'string "']);
    expect(tokens('"""one\n} two\\""" \nthree""" id')).toEqual([
      'string """one',
      'string } two\\""" ',
      'string three"""',
      'propertyName id',
    ]);
  });

  it('come to an end, whatever is written', () => {
    expect(tokens('%&/§ }}} \\ \u0000')).toEqual([]);
  });
});

describe('a link', () => {
  const history = { seed: 4, steps: [{ blocks: 7 }] };

  it.each([
    { query: '{ statistics { chainId } }', variables: '' },
    { query: 'query Q($a: ID!) { asset(id: $a) { id } }\n# & = # % ~', variables: '{"a": "1&2#3"}' },
    { query: '', variables: '' },
  ])('holds %j and its world', (written) => {
    expect(readLink(linkOf(history, written))).toEqual({ history, ...written });
    expect(readLink(linkOf(beginning, written))?.history).toEqual(beginning);
  });

  it('with a world that cannot be read still shows its query', () => {
    expect(readLink('#try-graphql=73~b99999&query=%7B')).toEqual({ history: undefined, query: '{', variables: '' });
  });

  it.each(['', '#try=73', '#Query.asset', `#try-graphql=73&query=${'x'.repeat(40_000)}`])('is not %s', (fragment) =>
    expect(readLink(fragment)).toBeUndefined(),
  );
});

describe('a description', () => {
  it('is paragraphs with code, and never markup', () => {
    const made = markdownOf('One `a` and `b`.\n\n<img src=x onerror=alert(1)>\n');
    expect(made.map(({ outerHTML }) => outerHTML)).toEqual([
      '<p>One <code translate="no">a</code> and <code translate="no">b</code>.</p>',
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    ]);
    expect(markdownOf('')).toEqual([]);
  });
});
