import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../../product.ts';
import type { Descriptors } from '../../../reference/descriptors/load-descriptors.ts';
import { checkExample } from '../../../reference/graphql/check-example.ts';
import { loadExamples } from '../../../reference/graphql/load-examples.ts';
import { loadGraphql } from '../../../reference/graphql/load-graphql.ts';

/**
 * Removes the examples that the schema of a new release does not allow any more: a page without an example is better than
 * one whose example fails.
 *
 * @param work folder that the definitions are made below
 * @returns what is to be written, a line each: examples that were removed, and those that root fields lack
 */
export async function dropUnfitExamples(release: Release, work: string, descriptors: Descriptors): Promise<string[]> {
  const { schema } = await loadGraphql({ ...descriptors, release }, work);
  const examples = await loadExamples(release, work);
  const removed = [...examples].flatMap(([field, example]) => {
    const [root = '', name = ''] = field.split('.');
    const type = schema.getType(root);
    const known = type !== undefined && 'getFields' in type && name in type.getFields();
    const faults = known ? checkExample(schema, field, example) : [`there is no ${field} any more.`];
    if (faults.length === 0) return [];
    for (const file of [example.file, example.file.replace(/graphql$/, 'json')])
      rmSync(path.join(work, file), { force: true });
    examples.delete(field);
    return [`${example.file} was removed: ${faults.join(' ')}`];
  });
  const roots = [schema.getQueryType(), schema.getSubscriptionType()].filter(
    (type) => type !== undefined && type !== null,
  );
  const missing = roots.flatMap((root) =>
    Object.keys(root.getFields())
      .map((field) => `${root.name}.${field}`)
      .filter((field) => !examples.has(field))
      .map((field) => `An example of GraphQL \`${field}\` is to be written.`),
  );
  return [...removed, ...missing];
}
