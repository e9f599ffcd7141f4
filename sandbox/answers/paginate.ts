import { createHash } from 'node:crypto';
import type { JsonObject } from '../world/types.ts';
import { errorNumbers, RpcError } from './rpc-error.ts';

/** The most entries of one page, and how many come when none is asked for. */
const pageSize = 1000;

const cursorOf = (row: JsonObject): string => {
  const key = row['id'] ?? createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 24);
  return Buffer.from(JSON.stringify({ key })).toString('base64url');
};

const invalid = (): RpcError => new RpcError('invalidArgument', 'invalid pagination', errorNumbers.pagination);

function count(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number <= 0) throw invalid();
  return Math.min(number, pageSize);
}

/**
 * One page of rows as a connection: `{ edges: [{ node, cursor }], pageInfo }`.
 *
 * @param rows in the order of the answer
 * @param pagination `first` and `after`, or `last` and `before`
 * @param key what tells rows apart, where they have no `id`
 * @throws RpcError for a cursor that is not of this list, or for `first` together with `last`
 */
export function connection<T extends JsonObject>(rows: readonly T[], pagination: unknown, key: (row: T) => JsonObject = (row) => row): JsonObject {
  const { first, last, after, before } = (pagination ?? {}) as JsonObject;
  const [most, fromEnd] = [count(first), count(last)];
  if (most !== undefined && fromEnd !== undefined) throw invalid();
  const edges = rows.map((node) => ({ node, cursor: cursorOf(key(node)) }));
  const place = (cursor: unknown): number => {
    const index = edges.findIndex((edge) => edge.cursor === cursor);
    if (index < 0) throw invalid();
    return index;
  };
  const start = after ? place(after) + 1 : 0;
  const end = before ? place(before) : edges.length;
  const size = most ?? fromEnd ?? pageSize;
  const from = fromEnd === undefined ? start : Math.max(start, end - size);
  const to = fromEnd === undefined ? Math.min(end, start + size) : end;
  const page = edges.slice(from, to);
  return {
    edges: page,
    pageInfo: {
      hasNextPage: to < edges.length, hasPreviousPage: from > 0,
      startCursor: page[0]?.cursor ?? '', endCursor: page.at(-1)?.cursor ?? '',
    },
  };
}
