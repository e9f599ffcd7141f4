import { expect, it } from 'vitest';
import { isIdentifier } from './is-identifier.ts';

it.each([
  'ListAccounts',
  'page_info',
  'vega/markets.proto',
  'spam.pow.difficulty',
  '/api/v2/orders',
  'client.send_transaction',
])('%s is the name of something in code', (text) => expect(isIdentifier(text)).toBe(true));

it.each(['Order', 'limits', 'Errors of any call', 'Node operators', 'REST', 'up-to-date', 'See docs/guide', ''])(
  '“%s” may be a word or words of English',
  (text) => expect(isIdentifier(text)).toBe(false),
);
