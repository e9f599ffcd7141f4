import { describe, expect, it } from 'vitest';
import { joinText, splitText } from './split-text.ts';

describe('splitText', () => {
  it('cuts a text into words and signs', () => {
    expect(splitText('Stop (now), then go: 5% more.')).toEqual([
      'Stop',
      '(',
      'now',
      ')',
      ',',
      'then',
      'go',
      ':',
      '5',
      '%',
      'more',
      '.',
    ]);
    expect(splitText('peak_size of v0.73 isn’t a/b')).toEqual(['peak_size', 'of', 'v0.73', 'isn’t', 'a/b']);
    expect(splitText('')).toEqual([]);
  });

  it('notes where a space is missing, or is where none is usual', () => {
    expect(splitText('a+b')).toEqual(['a', '\u0001', '+', '\u0001', 'b']);
    expect(splitText('a , b')).toEqual(['a', '\u0001', ',', 'b']);
    expect(splitText('( a')).toEqual(['(', '\u0001', 'a']);
  });

  it.each(['Stop (now), then go: 5% more.', 'a+b', 'a , b', '( a', '“so”', '(x', '- a', ''])(
    'gives %j back',
    (text) => {
      expect(joinText(splitText(text))).toBe(text);
    },
  );
});
