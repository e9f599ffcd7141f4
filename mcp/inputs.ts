import { z } from 'zod';
import { didYouMean } from '../common/near-matches.ts';
import { defaultTree, trees, type TreeName } from '../product.ts';

const names = Object.keys(trees) as [TreeName, ...TreeName[]];

/** Which network's values the answer shows. */
export const network = z
  .enum(names)
  .default(defaultTree)
  .describe(`Network whose values the answer shows: ${names.join(' or ')}. Both have the same pages.`);

/** Text that has to say something. */
export const words = (description: string, longest = 300): z.ZodString =>
  z.string().trim().min(1, 'must not be empty').max(longest).describe(description);

/** The input of a tool. An argument that the tool does not have is refused, with the one that was probably meant. */
export function strictInput<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .map(
              (key) => `There is no argument ${key}.${didYouMean(key, names)} The arguments are ${names.join(', ')}.`,
            )
            .join(' ')
        : undefined,
  });
}
