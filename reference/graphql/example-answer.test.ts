import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
import { exampleAnswer } from './example-answer.ts';
import { loadExamples } from './load-examples.ts';
import { loadGraphql } from './load-graphql.ts';

const descriptors = await loadDescriptors(newestRelease);
const model = await loadGraphql(descriptors);
const apis = buildModel(process.cwd(), descriptors);
const examples = [...(await loadExamples(newestRelease))];
const answer = (name: string): unknown => {
  const [, example] = examples.find(([own]) => own === name) ?? expect.unreachable(name);
  return exampleAnswer(model, apis, example);
};

describe('the answer to an example', () => {
  it.each(examples)('%s holds something for every field that is asked for', (_, example) => {
    const { data } = exampleAnswer(model, apis, example) as { data: object };
    const text = JSON.stringify(data);
    for (const [field] of [...example.text.matchAll(/\w+(?=\s*(?:\(|\{|\n))/g)].slice(-1))
      expect(text).toContain(field);
    expect(text).not.toContain('{}');
    expect(text).not.toContain('"text"');
  });

  it('has an order as it was made: no rejection, no change in its first version', () => {
    expect(answer('Query.orderByID')).toMatchObject({
      data: { orderByID: { version: '1', status: 'STATUS_ACTIVE', updatedAt: null, rejectionReason: null } },
    });
  });

  it('has the ids and times of the other examples', () => {
    expect(JSON.stringify(answer('Query.positions'))).toContain(
      'a2938dd09bb0946ae08cac6b7d57fb7ee4e366f76cacc37da52de32fd735ce27',
    );
  });
});
