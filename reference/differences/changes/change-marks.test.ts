import { describe, expect, it } from 'vitest';
import { joinLinks } from '../../links/join-links.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import { changeMarks, markKey } from './change-marks.ts';

const changes: readonly Change[] = [
  {
    kind: 'GraphQL argument',
    name: 'Query.one(market)',
    parent: 'Query.one',
    change: 'added',
    breaking: true,
    details: ['required'],
  },
  {
    kind: 'GraphQL field',
    name: 'Query.one',
    parent: 'Query',
    change: 'changed',
    breaking: false,
    details: ['type: A → B'],
  },
  { kind: 'GraphQL type', name: 'Order', change: 'added', breaking: false, details: [] },
  { kind: 'field', name: 'vega.Order.size', parent: 'vega.Order', change: 'removed', breaking: true, details: [] },
  { kind: 'field', name: 'vega.Party.alias', parent: 'vega.Party', change: 'added', breaking: false, details: [] },
  {
    kind: 'GraphQL union member',
    name: 'Entity.Team',
    parent: 'Entity',
    change: 'added',
    breaking: false,
    details: [],
  },
  { kind: 'flag', name: 'vega node --home', change: 'changed', breaking: false, details: ['default: 1 → 2'] },
];
const links = {
  ...joinLinks([]),
  gql: { 'Query.one': '/gql#Query.one', Order: '/gql#Order', Entity: '/gql#Entity' },
  contracts: { Order: '/contracts/order' },
  programs: { 'vega node --home': '/commands#vega-node--home' },
};
const versions = { versions: ['v1', 'v2'], changes };

describe('the marks of a later release', () => {
  const marks = changeMarks(versions, { ...links, types: { 'vega.Order': '/p#Order', 'vega.Party': '/p#Party' } });

  it('say when an element came, changed or went, and lead to where that is told', () => {
    expect(marks.get(markKey('gql', 'Order'))).toMatchObject({ text: 'since v2', route: '/changes/graphql#Order' });
    expect(marks.get(markKey('programs', 'vega node --home'))).toMatchObject({
      text: 'changed in v2',
      details: ['default: 1 → 2'],
      route: '/changes/programs#vega-node--home',
    });
    const before = changeMarks(versions, { ...links, types: { 'vega.Order.size': '/p#Order.size' } });
    expect(before.get(markKey('types', 'vega.Order.size'))?.text).toBe('gone in v2, breaking');
  });

  it('count what has no entry of its own for what it is part of, with what breaks', () => {
    expect(marks.get(markKey('gql', 'Query.one'))).toMatchObject({
      text: 'changed in v2, breaking',
      details: ['GraphQL argument Query.one(market): new; required', 'type: A → B'],
      route: '/changes/graphql#Query.one',
    });
    expect(marks.get(markKey('gql', 'Entity'))).toMatchObject({
      text: 'changed in v2',
      details: ['GraphQL union member Entity.Team: new'],
    });
    expect(marks.get(markKey('types', 'vega.Order'))).toMatchObject({
      text: 'changed in v2, breaking',
      details: ['field vega.Order.size: gone'],
      route: '/changes/grpc#vega.Order.size',
    });
  });

  it('keep apart what has the same name in another API', () => {
    expect(marks.has(markKey('contracts', 'Order'))).toBe(false);
    expect([...marks.values()]).toHaveLength(5);
  });

  it('are on an operation whose answer lost something, though its own form is the same', () => {
    const operations = { S_Get: { route: '/rest/get', title: 'Get', method: 'GET', path: '/get' } };
    const inside = [{ kind: 'REST operation', name: 'S_Get', types: ['vega.Order', 'vega.Party'] }] as const;
    const mark = changeMarks({ ...versions, inside }, { ...links, operations }).get(markKey('operations', 'S_Get'));
    expect(mark).toMatchObject({
      text: 'changed in v2, breaking',
      details: ['field Order.size: gone'],
      route: '/changes/rest#inside-S_Get',
    });
    const harmless = [{ kind: 'REST operation', name: 'S_Get', types: ['vega.Party'] }] as const;
    const without = changeMarks({ ...versions, inside: harmless }, { ...links, operations });
    expect(without.has(markKey('operations', 'S_Get'))).toBe(false);
  });

  it('are none while there is one release', () => {
    expect(changeMarks({ versions: ['v1'], changes: [] }, links).size).toBe(0);
  });
});
