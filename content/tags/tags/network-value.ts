import { didYouMean } from '../../../common/near-matches.ts';
import { code, phrase } from '../nodes.ts';
import type { TagHandler } from '../types.ts';

/** `<NetworkValue path />`: a value of networks/<tree>.json, addressed by its dotted path. */
export const networkValue: TagHandler = ({ facts, inline, required, fail }) => {
  const path = required('path');
  let value: unknown = facts.network;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return fail(`"${path}" leads past a plain value.`);
    const record = value as Record<string, unknown>;
    if (!Object.hasOwn(record, key)) {
      return fail(
        `networks/${facts.tree}.json has no "${path}": "${key}" is unknown.${didYouMean(key, Object.keys(record))}`,
      );
    }
    value = record[key];
  }
  if (typeof value !== 'string' && typeof value !== 'number') return fail(`"${path}" is not a single value.`);
  return phrase(inline, [code(String(value))]);
};
