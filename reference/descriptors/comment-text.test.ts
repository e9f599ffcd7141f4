import { expect, it } from 'vitest';
import { commentText } from './comment-text.ts';

it.each([
  [' One line.\n', 'One line.'],
  [' A sentence over\n two lines.\n', 'A sentence over two lines.'],
  [' First.\n\n Second.\n', 'First.\n\nSecond.'],
  [' Either:\n - this\n - or that\n', 'Either:\n- this\n- or that'],
  ['', ''],
])('reads %j as %j', (raw, text) => expect(commentText(raw)).toBe(text));
