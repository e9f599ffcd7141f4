import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../tests/samples/support/examples.ts';
import { loadStatements } from '../../tools/prove/statements.ts';
import { newestRelease } from '../../product.ts';
import type { ReferenceLinks } from '../../reference/links/reference-links.ts';
import { joinLinks } from '../../reference/links/join-links.ts';
import { allParts } from '../../reference/parts/all-parts.ts';
import { figuresOf, runSamples } from './figures.ts';

describe('the figures of the front page', () => {
  it('count the programs that the tests of the samples run', () => {
    const run = (['sh', 'py', 'go', 'ts'] as const).flatMap((extension) =>
      examplesIn(extension)
        .filter(({ notRun }) => notRun === undefined)
        .map(({ name }) => `${name}.${extension}`),
    );
    expect(run.length).toBeGreaterThan(100);
    expect(runSamples(process.cwd()).sort()).toEqual(run.sort());
  });

  it('count the operations of the release and the statements on record', async () => {
    const parts = await allParts(newestRelease, process.cwd());
    const links: ReferenceLinks = joinLinks(parts.map((part) => part.links));
    const { operations, statements, elements, samples } = figuresOf(process.cwd(), links);
    expect(operations).toBe(Object.keys(links.operations).length);
    expect(operations).toBeGreaterThan(100);
    expect(elements).toBeGreaterThan(5000);
    expect(statements).toBe(loadStatements().length);
    expect(samples).toBe(runSamples(process.cwd()).length + 4 * operations);
  });
});
