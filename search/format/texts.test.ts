import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { decodeCodedWords, encodeCodedWords } from './coded-words.ts';
import { joinText, splitText } from './split-text.ts';
import { decodeTexts, encodeTexts, textAt, type EncodedTexts } from './texts.ts';

const texts = [
  'Fees arise only when a trade happens: 0.0005 of its value (of 32,819.3418) goes to validators.',
  'GET /api/v2/orders/{orderId} — “not found”, `peak_size`; a<b && c>d',
  "The market's price, e.g. market.fee.factors.makerFee (10^-18), isn't naïve…",
  '',
  'x',
  ') ( [a ] , b',
];

describe('texts as codes of words', () => {
  it.each(texts)('%j comes back letter by letter', (text) => {
    expect(joinText(splitText(text))).toBe(text);
  });

  it('are told apart again', () => {
    const decoded = decodeTexts(JSON.parse(JSON.stringify(encodeTexts(texts))) as EncodedTexts);
    expect(texts.map((_, position) => textAt(decoded, position))).toEqual(texts);
  });

  it('are written once, however often they stand', () => {
    const repeated = [...texts, '', texts[2] ?? '', 'y', ...texts];
    const encoded = encodeTexts(repeated);
    expect(encoded.index).toEqual(encodeTexts([...texts, 'y']).index);
    const decoded = decodeTexts(encoded);
    expect(repeated.map((_, position) => textAt(decoded, position))).toEqual(repeated);
  });

  it.each([10, 100, 6000, 40_000, 90_000])('have room for %i different words', (count) => {
    const list = Array.from({ length: count }, (_, index) => `w${index.toString(36)}`).flatMap((word, index) =>
      index < 50 ? [word, word] : [word],
    );
    const { words, numbers } = decodeCodedWords(encodeCodedWords(list));
    expect(Array.from(numbers, (number) => words[number])).toEqual(list);
  });

  it('are smaller than compressed text', () => {
    const folder = path.join(newestRelease.folder, 'proto', 'vega');
    const comments = readdirSync(folder)
      .filter((file) => file.endsWith('.proto'))
      .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/(?<=\/\/ ).+/g) ?? []);
    expect(comments.length).toBeGreaterThan(500);
    const coded = JSON.stringify(encodeTexts(comments).index);
    expect(gzipSync(coded).length).toBeLessThan(0.85 * gzipSync(JSON.stringify(comments)).length);
  });
});
