import { expect, it } from 'vitest';
import { fromBase64, textOf, toBase64, toBase64Url, utf8 } from './bytes.ts';

const samples = ['', 'a', 'ab', 'abc', 'Ω and 𝒳', '\uFEFFmarked', JSON.stringify({ key: '?>~ÿ' })];

it.each(samples)('writes and reads %j as Node does', (text) => {
  const bytes = Buffer.from(text, 'utf8');
  expect([...utf8(text)]).toEqual([...bytes]);
  expect(textOf(bytes)).toBe(text);
  expect(toBase64(bytes)).toBe(bytes.toString('base64'));
  expect(toBase64Url(bytes)).toBe(bytes.toString('base64url'));
  for (const form of ['base64', 'base64url'] as const)
    expect([...fromBase64(bytes.toString(form))]).toEqual([...bytes]);
});

it.each(['QQ', 'QUI=', 'Q U\nI', 'Q', 'QUJDR', '?', 'QQ==QQ', '日本'])(
  'reads what is no clean base64, %j, as Node does',
  (text) => {
    expect([...fromBase64(text)]).toEqual([...Buffer.from(text, 'base64')]);
  },
);
