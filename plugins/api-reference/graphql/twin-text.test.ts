import { expect, it } from 'vitest';
import { twinText } from './twin-text.ts';

const renames = new Map([['party_id', 'partyId'], ['reason', 'rejectionReason'], ['size', 'size']]);

it('speaks of siblings by their GraphQL names', () => {
  expect(twinText('Party of `party_id`; see `reason` and `size`.', renames)).toBe('Party of `partyId`; see `rejectionReason` and `size`.');
});

it('leaves names alone that are no siblings, and words that are no code', () => {
  const text = 'The reason is a `market_id` of `vega.Order.party_id` or `STATUS_REJECTED`.';
  expect(twinText(text, renames)).toBe(text);
});
