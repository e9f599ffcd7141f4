import { describe, expect, it } from 'vitest';
import { scalarValue, someScalar } from './scalars.ts';

const as = (name: string, value: unknown): unknown => scalarValue({ name }, value);

describe('a value of a message', () => {
  it('is null where there is none, whatever the scalar', () => {
    for (const name of ['Int', 'Float', 'Boolean', 'Timestamp', 'ID', 'String'])
      expect([as(name, undefined), as(name, null)]).toEqual([null, null]);
  });

  it('is a whole number of 32 bits as Int, a number as Float, and a truth value as Boolean', () => {
    expect([as('Int', '7'), as('Int', -7.9), as('Int', '2147483648')]).toEqual([7, -7, -2147483648]);
    expect([as('Float', '0.5'), as('Float', 2)]).toEqual([0.5, 2]);
    expect([true, 'true', false, 'false', 1].map((value) => as('Boolean', value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is a text elsewhere, JSON where it has members', () => {
    expect([as('ID', 5), as('String', false), as('JSONObject', { a: [1] })]).toEqual(['5', 'false', '{"a":[1]}']);
  });
});

describe('a time', () => {
  it('is read as seconds up to twelve digits, and as nanoseconds above', () => {
    expect(as('Timestamp', '1702036800')).toBe('2023-12-08T12:00:00.000Z');
    expect(as('Timestamp', '1702036800123456789')).toBe('2023-12-08T12:00:00.123Z');
    expect(as('Timestamp', '253402300799')).toBe('9999-12-31T23:59:59.000Z');
    expect(as('Timestamp', '1000000000000')).toBe('1970-01-01T00:16:40.000Z');
  });

  it('is none where it is zero, and stays what it is as a text', () => {
    expect(as('Timestamp', '0')).toBe(null);
    expect(as('Timestamp', '2023-12-08T12:00:00Z')).toBe('2023-12-08T12:00:00Z');
  });
});

it('what must be and is not known is nothing of its kind', () => {
  expect(['Int', 'Float', 'Boolean', 'String', 'ID'].map((name) => someScalar({ name }))).toEqual([
    0,
    0,
    false,
    '',
    '',
  ]);
  expect(Date.parse(String(someScalar({ name: 'Timestamp' })))).toBeGreaterThan(0);
});
