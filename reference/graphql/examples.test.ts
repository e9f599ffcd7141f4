import { buildSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { checkExample } from './check-example.ts';
import { loadExamples, type GraphqlExample } from './load-examples.ts';
import { loadGraphql } from './load-graphql.ts';
import type { GraphqlModel } from './types.ts';

describe('the examples in the definitions', () => {
  let model: GraphqlModel;
  let examples: Map<string, GraphqlExample>;
  beforeAll(async () => {
    model = await loadGraphql(await loadDescriptors(newestRelease));
    examples = await loadExamples(newestRelease);
  });

  it('show every query and every subscription, and nothing else', () => {
    const roots = [model.schema.getQueryType(), model.schema.getSubscriptionType()];
    const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`));
    expect(fields).toHaveLength(71 + 14);
    expect([...examples.keys()].sort()).toEqual(fields.sort());
  });

  it('fit the schema, with their variables', () => {
    const faults = [...examples].flatMap(([field, example]) =>
      checkExample(model.schema, field, example).map((f) => `${example.file}: ${f}`),
    );
    expect(faults).toEqual([]);
  });

  it('are small enough to read', () => {
    for (const { file, text } of examples.values()) expect(text.split('\n').length, file).toBeLessThan(65);
  });

  it('do not select what the server cannot answer', () => {
    expect(examples.get('Query.estimatePosition')?.text).not.toMatch(/party|timestamp/);
    expect([...examples.values()].filter(({ text }) => /lockedUntilEpoch/.test(text))).toEqual([]);
  });
});

describe('checkExample', () => {
  const schema = buildSchema('type Query { market(id: ID!): Market other: Int } type Market { id: ID! }');
  const check = (text: string, variables: Record<string, unknown> = {}) =>
    checkExample(schema, 'Query.market', { file: 'x', text, variables }).join(' ');

  it('accepts a sound example', () => {
    expect(check('query Market($m: ID!) { market(id: $m) { id } }', { m: 'a' })).toBe('');
  });

  it.each([
    ['an unknown field', 'query Market { market(id: 1) { name } }', {}, /name/],
    ['a missing variable', 'query Market($m: ID!) { market(id: $m) { id } }', {}, /\$m/],
    ['a variable too many', 'query Market { market(id: 1) { id } }', { m: 'a' }, /no variable \$m/],
    ['another field', 'query Other { other }', {}, /ask for Query\.market alone/],
    ['a second field', 'query Two { market(id: 1) { id } other }', {}, /market, other/],
    ['an operation without a name', '{ market(id: 1) { id } }', {}, /no name/],
  ])('rejects %s', (_, text, variables, reason) => {
    expect(check(text, variables)).toMatch(reason);
  });
});
