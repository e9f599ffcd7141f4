import { describe, expect, it } from 'vitest';
import { valueText } from './value-text.ts';

describe('valueText', () => {
  it.each([
    [undefined, 'not set'],
    [null, 'not set'],
    ['', 'empty'],
    ['Info', '<code>Info</code>'],
    ['\n', '<code>\\n</code>'],
    [0, '<code>0</code>'],
    [false, '<code>false</code>'],
    [['*'], '<code>[&quot;*&quot;]</code>'],
    [[], '<code>[]</code>'],
    [{}, '<code>{}</code>'],
    [{ a: 'b' }, '<code>{ &quot;a&quot; = &quot;b&quot; }</code>'],
    ['<hostname>', '<code>&lt;hostname&gt;</code>'],
  ])('%j is %s', (value, expected) => {
    expect(valueText(value).text.replaceAll('&#34;', '&quot;').replaceAll('"', '&quot;')).toBe(expected);
  });
});
