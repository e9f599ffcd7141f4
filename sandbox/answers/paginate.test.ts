import { describe, expect, it } from 'vitest';
import { connection } from './paginate.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

interface Page {
  readonly edges: readonly { readonly node: { readonly id: string }; readonly cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string;
    readonly endCursor: string;
  };
}

const page = (pagination?: unknown): Page => connection(rows, pagination) as unknown as Page;
const ids = ({ edges }: Page): string => edges.map(({ node }) => node.id).join('');
const cursor = (index: number): string => page().edges[index]?.cursor ?? '';

describe('a page of a list', () => {
  it('has 1,000 entries when no number is asked for, and at most 5,000', () => {
    const many = Array.from({ length: 5001 }, (_, index) => ({ id: String(index) }));
    const of = (pagination?: unknown): Page => connection(many, pagination) as unknown as Page;
    expect(of().edges).toHaveLength(1000);
    expect(of().pageInfo.hasNextPage).toBe(true);
    expect(of({ first: 5000 }).edges).toHaveLength(5000);
    expect(() => of({ first: 5001 })).toThrow('invalid pagination');
  });

  it('goes on behind the cursor until there is nothing left', () => {
    const first = page({ first: 2 });
    expect([ids(first), first.pageInfo.hasNextPage, first.pageInfo.hasPreviousPage]).toEqual(['ab', true, false]);
    const second = page({ first: 2, after: first.pageInfo.endCursor });
    const third = page({ first: 2, after: second.pageInfo.endCursor });
    expect([ids(second), ids(third), third.pageInfo.hasNextPage]).toEqual(['cd', 'e', false]);
  });

  it('counts back from the end, or from a cursor', () => {
    expect([
      ids(page({ last: 2 })),
      ids(page({ last: 2, before: cursor(3) })),
      ids(page({ before: cursor(2) })),
    ]).toEqual(['de', 'bc', 'ab']);
  });

  it('counts by first when last is there too, and then looks at its own cursor only', () => {
    expect(ids(page({ first: 1, last: 3 }))).toBe('a');
    expect(ids(page({ first: 2, before: cursor(1) }))).toBe('ab');
  });

  it('takes a member that is null for one that is missing, as GraphQL sends it', () => {
    expect(ids(page({ first: 2, after: null, last: null, before: null }))).toBe('ab');
  });

  it.each([
    ['an empty cursor, also on the first page', { first: 2, after: '' }],
    ['a cursor of another list', { first: 2, after: 'eyJrZXkiOiJ6In0' }],
    ['two cursors', { after: 'x', before: 'y' }],
    ['zero', { first: 0 }],
    ['less than zero', { last: -1 }],
    ['more than 5,000', { first: 5001 }],
  ])('refuses %s', (_, pagination) => {
    expect(() => page(pagination)).toThrow('invalid pagination');
  });
});
