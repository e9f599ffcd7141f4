import { describe, expect, it } from 'vitest';
import { analyseQuery, longestQuery } from './analyse-query.ts';

describe('analyseQuery', () => {
  it('reads words, their parts and whether they carry meaning', () => {
    const { words, whole } = analyseQuery('the Order.peak_size');
    expect(words).toEqual([
      { raw: 'the', whole: 'the', parts: ['the'], isStopWord: true },
      { raw: 'Order.peak_size', whole: 'orderpeaksize', parts: ['order', 'peak', 'size'], isStopWord: false },
    ]);
    expect(whole).toBe('theorderpeaksize');
  });

  it.each(['', '   ', '…', '<>', '\u0000\u0007', '🦊', '-- ::'])('finds no words in %j', (text) => {
    expect(analyseQuery(text).words).toEqual([]);
  });

  it.each([
    'ListOrders',
    'peak_size',
    'market.fee',
    '0x50ac8df8',
    '-32601',
    '2000',
    '--home',
    'STATUS_PARKED',
    'IMPORTANT',
    '/api/v2/orders',
    'erc20',
  ])('takes %s for code', (text) => {
    expect(analyseQuery(text).isCode).toBe(true);
  });

  it.each(['fees', 'How do I withdraw?', 'close-out', 'Margin', 'proof of stake', 'DAO'])(
    'takes %s for prose',
    (text) => {
      expect(analyseQuery(text).isCode).toBe(false);
    },
  );

  it.each(["what's", 'is?', 'Much', 'it’s'])('takes %s for a word without meaning', (word) => {
    expect(analyseQuery(`${word} margin`).words.map(({ isStopWord }) => isStopWord)).toEqual([true, false]);
  });

  it.each(['what is an epoch', 'What’s margin?', 'what does parked mean', 'define slippage', 'meaning of quantum'])(
    'sees that %s asks for a definition',
    (text) => {
      expect(analyseQuery(text).isDefinition).toBe(true);
    },
  );

  it.each(['epoch', 'whatis', 'what can I withdraw', 'is margin what I pay'])('sees that %s does not', (text) => {
    expect(analyseQuery(text).isDefinition).toBe(false);
  });

  it.each([
    ['port 1789 is already in use', false],
    ['result of a transaction is 70 now', false],
    ['error 3001', true],
    ['rate limit 429', true],
    ['see order_error in 3 wallet answers', true],
  ])('sees whether the number of %s makes it code: %s', (text, isCode) => {
    expect(analyseQuery(text).isCode).toBe(isCode);
  });

  it('reads no more than anybody types', () => {
    const long = analyseQuery(`${'x'.repeat(10_000)} ${'word '.repeat(1000)}`);
    expect(long.words.length).toBeLessThanOrEqual(12);
    expect(long.whole.length).toBeLessThanOrEqual(longestQuery);
  });
});
