import { buildSchema, findBreakingChanges } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compareSurfaces, type Change } from './compare-surfaces.ts';
import { surfaceOf } from './graphql-surface.ts';

const before = `
  interface Node { id: ID! }
  interface Named { name: String }
  type Market implements Node & Named { id: ID! name: String size(unit: Unit = LOT, most: Int!): Int! trades: [Trade!]! data: Data }
  type Trade implements Node { id: ID! price: String! }
  union Data = Market | Trade
  enum Unit { LOT SINGLE }
  scalar Timestamp
  input Filter { from: Timestamp to: Timestamp! unit: Unit = LOT }
  type Query { markets(filter: Filter, first: Int): [Market] node(id: ID!): Node at: Timestamp data: Data }
`;

/** Each changes one thing of the schema above. */
const edits: readonly (readonly [what: string, from: string, to: string])[] = [
  ['nothing', 'x', 'x'],
  ['an interface is no longer implemented', 'type Trade implements Node {', 'type Trade {'],
  ['one of two interfaces is no longer implemented', 'implements Node & Named', 'implements Node'],
  [
    'an object implements one more interface',
    'type Trade implements Node { id',
    'type Trade implements Node & Named { name: String id',
  ],
  ['an interface is gone', 'interface Named { name: String }', ''],
  ['an object becomes an interface', 'type Trade implements Node', 'interface Trade implements Node'],
  ['an interface becomes an object', 'interface Named { name', 'type Named { name'],
  ['a scalar becomes an enum', 'scalar Timestamp', 'enum Timestamp { NOW }'],
  ['a type is gone', 'type Trade implements Node { id: ID! price: String! }', ''],
  ['a field is gone', ' price: String!', ''],
  ['a field is added', 'price: String!', 'price: String! size: Int!'],
  ['an answer promises less', 'price: String!', 'price: String'],
  ['an answer promises more', 'node(id: ID!): Node', 'node(id: ID!): Node!'],
  ['an answer may be of another type', 'price: String!', 'price: Int!'],
  ['a list promises less', '[Trade!]!', '[Trade]!'],
  ['a list promises more', '[Market]', '[Market!]!'],
  ['a list becomes a single one', '[Trade!]!', 'Trade!'],
  ['an argument is gone', ', first: Int)', ')'],
  ['an argument may be given', 'first: Int)', 'first: Int, last: Int)'],
  ['an argument has to be given', 'first: Int)', 'first: Int, last: Int!)'],
  ['an argument with a default has to be given', 'first: Int)', 'first: Int, last: Int! = 1)'],
  ['an argument must be given now', 'first: Int)', 'first: Int!)'],
  ['an argument need not be given now', 'most: Int!', 'most: Int'],
  ['an argument is of another type', 'first: Int)', 'first: String)'],
  ['an argument of a list', 'first: Int)', 'first: [Int])'],
  ['a value is gone', 'SINGLE }', '}'],
  ['a value is added', 'SINGLE }', 'SINGLE DOZEN }'],
  ['a member of a union is gone', '= Market | Trade', '= Market'],
  ['a member of a union is added', '= Market | Trade', '= Market | Trade | Query'],
  ['an input field is gone', 'from: Timestamp ', ''],
  ['an input field may be given', 'from: Timestamp', 'from: Timestamp by: String'],
  ['an input field has to be given', 'from: Timestamp', 'from: Timestamp by: String!'],
  ['an input field must be given now', 'from: Timestamp', 'from: Timestamp!'],
  ['an input field need not be given now', 'to: Timestamp!', 'to: Timestamp'],
];

/** Unknown names stand, where an edit takes a type away: the rest of the schema still speaks of it. */
const schemaOf = (text: string) => buildSchema(text, { assumeValidSDL: true, assumeValid: true });
const changesOf = (after: string): Change[] => compareSurfaces(surfaceOf(schemaOf(before)), surfaceOf(schemaOf(after)));

describe('changes of a GraphQL schema', () => {
  it.each(edits)('%s: break callers exactly where graphql says so', (what, from, to) => {
    if (what !== 'nothing') expect(before).toContain(from);
    let after = before.replace(from, to);
    // What names a type that is gone goes with it.
    if (what === 'an interface is gone') after = after.replace(' & Named', '');
    if (what === 'a type is gone') after = after.replace(' | Trade', '').replace('trades: [Trade!]!', '');
    if (what === 'an interface becomes an object') after = after.replace(' & Named', '');
    const theirs = findBreakingChanges(schemaOf(before), schemaOf(after)).map(({ description }) => description);
    const ours = changesOf(after).filter(({ breaking }) => breaking);
    expect(ours.length > 0, JSON.stringify([theirs, ours])).toBe(theirs.length > 0);
  });

  it('names an interface that a type lost or got', () => {
    const after = before
      .replace('implements Node & Named', 'implements Node')
      .replace('type Trade implements Node { id', 'type Trade implements Node & Named { name: String id');
    expect(changesOf(after).map(({ change, kind, name, breaking }) => [change, kind, name, breaking])).toEqual([
      ['added', 'GraphQL field', 'Trade.name', false],
      ['removed', 'GraphQL interface of a type', 'Market: Named', true],
      ['added', 'GraphQL interface of a type', 'Trade: Named', false],
    ]);
  });
});
