import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadDefinitions } from '../definitions.ts';
import { mostFields, mostValues } from './check-query.ts';
import { measureQuery, type QuerySize } from './measure-query.ts';

const {
  graphql: { schema },
  graphqlExamples,
} = await loadDefinitions();
const measure = (text: string, variables: Record<string, unknown> = {}): QuerySize => {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return measureQuery(schema, document, operation, variables);
};

describe('measureQuery', () => {
  it('counts fields, fragments where they are used', () => {
    expect(measure('{ statistics { chainId } }')).toEqual({ fields: 2, values: 2 });
    expect(measure('{ ...f ...f } fragment f on Query { statistics { chainId } }')).toEqual({ fields: 4, values: 4 });
  });

  it('multiplies by the page that is asked for', () => {
    // Connection, three edges, and in each a node with its id.
    expect(measure('{ marketsConnection(pagination: {first: 3}) { edges { node { id } } } }')).toEqual({
      fields: 4,
      values: 1 + 3 * 3,
    });
    expect(
      measure('query($n: Int) { marketsConnection(pagination: {first: $n}) { edges { node { id } } } }', { n: 5 })
        .values,
    ).toBe(1 + 5 * 3);
    expect(measure('{ marketsConnection { edges { node { id } } } }').values).toBe(1 + 10 * 3);
  });

  it('lets every example of the reference through', () => {
    expect(graphqlExamples.size).toBeGreaterThan(80);
    for (const [name, { text, variables }] of graphqlExamples) {
      const { fields, values } = measure(text, variables as Record<string, unknown>);
      expect(fields, name).toBeLessThan(mostFields);
      expect(values, name).toBeLessThan(mostValues);
    }
  });
});
