import { describe, expect, it } from 'vitest';
import { readCmd } from './cmd.ts';

describe('readCmd', () => {
  it('splits at spaces outside of quotation marks, and joins lines that end in a caret', () => {
    expect(readCmd('vega.exe wallet ^\n  --wallet "MY WALLET" ""')).toEqual([
      'vega.exe',
      'wallet',
      '--wallet',
      'MY WALLET',
      '',
    ]);
  });

  it('takes backslashes as Windows programs do', () => {
    expect(readCmd(String.raw`x "{\"a\": \"b c\"}" C:\dir\ "a\\" b`)).toEqual([
      'x',
      '{"a": "b c"}',
      'C:\\dir\\',
      'a\\',
      'b',
    ]);
  });

  it.each([
    ['x "{\\"a\\": \\"b & c\\"}"', 'act on &'],
    ['x %PATH%', 'variable'],
    ['x "a', 'not closed'],
    ['x a\ny', 'without a caret'],
    ['x > y', 'act on >'],
  ])('refuses %s', (text, why) => {
    expect(() => readCmd(text)).toThrow(why);
  });
});
