import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formulas } from '../formulas.ts';
import { addUp, likeExpected, plain } from './compare.ts';
import type { Plain, Vector } from './vector.ts';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const topics = files.map((file) => ({
  topic: file.slice(0, -'.json'.length),
  vectors: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Vector[],
}));
const all = topics.flatMap(({ topic, vectors }) => vectors.map((vector) => ({ ...vector, topic })));

function apply(vector: Vector): unknown {
  const formula = formulas[vector.formula] as (input: unknown) => unknown;
  return vector.total ? addUp((vector.input as readonly Plain[]).map(formula)) : formula(vector.input);
}

describe.each(topics)('vectors of $topic', ({ vectors }) => {
  it.each(vectors)('$id ($source)', (vector) => {
    const result = plain(apply(vector), vector.places);
    const wanted = plain(vector.expect, vector.places);
    expect(likeExpected(result, wanted)).toEqual(wanted);
  });
});

describe('the vectors themselves', () => {
  it('name every formula', () => {
    const named = new Set(all.map(({ formula }) => formula));
    expect(Object.keys(formulas).filter((name) => !named.has(name as keyof typeof formulas))).toEqual([]);
  });

  it('are at least two hundred and fifty, each with its own id and a source of file and line, or of an observed network', () => {
    expect(all.length).toBeGreaterThanOrEqual(250);
    expect(new Set(all.map(({ topic, id }) => `${topic}/${id}`)).size).toBe(all.length);
    for (const { source } of all)
      expect(source).toMatch(/^((vega|specs|quant|MultisigControl):[\w./-]+:\d+|observed:conformance\/market)$/);
  });
});

afterAll(() => {
  console.log(`protocol-math: ${all.length} vectors in ${topics.length} topics`);
});
