import { toBase64Url, utf8 } from '../../common/bytes.ts';
import { sha256Hex } from '../../common/digest.ts';
import type { JsonObject } from '../world/types.ts';
import { errorNumbers, RpcError } from './rpc-error.ts';

/** How many entries come when no number is asked for, and the most that may be asked for. */
const [defaultSize, largestSize] = [1000, 5000];

const cursorOf = (row: JsonObject): string => {
  const key = row['id'] ?? sha256Hex(JSON.stringify(row)).slice(0, 24);
  return toBase64Url(utf8(JSON.stringify({ key })));
};

const invalid = (): RpcError => new RpcError('invalidArgument', 'invalid pagination', errorNumbers.pagination);

const given = (value: unknown): boolean => value !== undefined && value !== null;

function count(value: unknown): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number <= 0 || number > largestSize) throw invalid();
  return number;
}

/**
 * One page of rows as a connection: `{ edges: [{ node, cursor }], pageInfo }`.
 *
 * As on a data node `first` counts before `last`, each looks at its own cursor only, and an empty cursor is an error:
 * the first page is asked for without one.
 *
 * @param rows in the order of the answer
 * @param pagination `first` and `after`, or `last` and `before`
 * @param key what tells rows apart, where they have no `id`
 * @throws RpcError for a cursor that is not of this list, for two cursors, or for a number that is out of range
 */
export function connection<T extends JsonObject>(
  rows: readonly T[],
  pagination: unknown,
  key: (row: T) => JsonObject = (row) => row,
): JsonObject {
  const { first, last, after, before } = (pagination ?? {}) as JsonObject;
  if (given(after) && given(before)) throw invalid();
  const backwards = !given(first) && (given(last) || given(before));
  const size = given(first) ? count(first) : given(last) ? count(last) : defaultSize;
  const edges = rows.map((node) => ({ node, cursor: cursorOf(key(node)) }));
  const place = (cursor: unknown): number => {
    const index = edges.findIndex((edge) => edge.cursor === cursor);
    if (index < 0) throw invalid();
    return index;
  };
  const start = !backwards && given(after) ? place(after) + 1 : 0;
  const end = backwards && given(before) ? place(before) : edges.length;
  const from = backwards ? Math.max(0, end - size) : start;
  const to = backwards ? end : Math.min(end, start + size);
  const page = edges.slice(from, to);
  return {
    edges: page,
    pageInfo: {
      hasNextPage: to < edges.length,
      hasPreviousPage: from > 0,
      startCursor: page[0]?.cursor ?? '',
      endCursor: page.at(-1)?.cursor ?? '',
    },
  };
}
