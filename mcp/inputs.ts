import { z } from 'zod';
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
