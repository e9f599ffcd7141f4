import type { GraphQLScalarType } from 'graphql';

/**
 * A value of a message as a GraphQL scalar. Times in nanoseconds or seconds become text, and zero, which stands for no
 * time, becomes null.
 */
export function scalarValue({ name }: Pick<GraphQLScalarType, 'name'>, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  switch (name) {
    case 'Int':
      return Math.trunc(Number(value)) | 0;
    case 'Float':
      return Number(value);
    case 'Boolean':
      return value === true || value === 'true';
    case 'Timestamp':
      return time(String(value));
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

function time(value: string): string | null {
  if (!/^\d+$/.test(value)) return value;
  if (value === '0') return null;
  const milliseconds = value.length > 12 ? BigInt(value) / 1_000_000n : BigInt(value) * 1000n;
  return new Date(Number(milliseconds)).toISOString();
}

/** What stands where a value must be and none is known. */
export function someScalar({ name }: Pick<GraphQLScalarType, 'name'>): unknown {
  switch (name) {
    case 'Int':
    case 'Float':
      return 0;
    case 'Boolean':
      return false;
    case 'Timestamp':
      return '2023-12-08T12:00:00.000Z';
    default:
      return '';
  }
}
