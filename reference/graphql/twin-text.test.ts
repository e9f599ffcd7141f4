import { parse, Source, type TypeDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { elements } from './elements.ts';
import { commonRenames, twinText } from './twin-text.ts';

const renames = new Map([
  ['party_id', 'partyId'],
  ['reason', 'rejectionReason'],
  ['size', 'size'],
]);

it('speaks of siblings by their GraphQL names', () => {
  expect(twinText('Party of `party_id`; see `reason` and `size`.', renames)).toBe(
    'Party of `partyId`; see `rejectionReason` and `size`.',
  );
});

it('leaves names alone that are no siblings, and words that are no code', () => {
  const text = 'The reason is a `market_id` of `vega.Order.party_id` or `STATUS_REJECTED`.';
  expect(twinText(text, renames)).toBe(text);
});

it('speaks of fields elsewhere by their GraphQL names, if GraphQL spells them one way only', () => {
  const document = parse(new Source('type A { expiresAt: Int price: Int } type B { expiresAt: Int cost: Int }'));
  const types = document.definitions as readonly TypeDefinitionNode[];
  const all = elements([{ domain: 'a', file: 'a.graphql', document, types }]);
  const twins = new Map([
    ['A.expiresAt', 'vega.A.expires_at'],
    ['B.expiresAt', 'vega.B.expires_at'],
    ['A.price', 'vega.A.the_price'],
    ['B.cost', 'vega.B.the_price'],
  ]);
  expect(twinText('See `expires_at` and `the_price`.', new Map(), commonRenames(all, twins))).toBe(
    'See `expiresAt` and `the_price`.',
  );
});
