import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { plainConditions } from './plain-conditions.ts';

const date = 'Mon, 01 Jan 2024 00:00:00 GMT';
const plain = (headers: IncomingHttpHeaders, { method = 'GET', etag = '"tag"' } = {}): IncomingHttpHeaders =>
  plainConditions(method, headers, etag, date, 100);

describe('plainConditions', () => {
  it('leaves alone what is no condition', () => {
    expect(plain({ host: 'a', 'if-modified-since': date })).toEqual({ host: 'a', 'if-modified-since': date });
  });

  it.each([
    [' * ', '*'],
    ['"a"', '"a"'],
    ['"a",W/"b" , "c",', '"a", "c"'],
    ['W/"a"', '""'],
    ['', '""'],
    ['"*"', '"*"'],
  ])('If-Match: %j asks for %j', (given, asked) => {
    expect(plain({ 'if-match': given })).toEqual({ 'if-match': asked });
  });

  it('If-None-Match keeps its weak tags, without spaces around', () => {
    expect(plain({ 'if-none-match': ' W/"a", "b" ' })).toEqual({ 'if-none-match': 'W/"a", "b"' });
  });

  it.each([
    ['bytes=0-4', 'bytes=0-4'],
    ['bytes=-5', 'bytes=95-99'],
    ['bytes=90-1000', 'bytes=90-99'],
    ['bytes=100-', 'bytes=100-'],
    ['bytes=500-600', 'bytes=100-'],
    ['bytes=5-2', undefined],
    ['items=0-4', undefined],
  ])('Range: %s of 100 bytes asks for %s', (range, asked) => {
    expect(plain({ range })).toEqual(asked === undefined ? {} : { range: asked });
  });

  it('a range is for GET alone', () => {
    expect(plain({ range: 'bytes=0-4', 'if-range': '"tag"' }, { method: 'HEAD' })).toEqual({});
  });

  it.each([
    ['"tag"', '"tag"', true],
    [' "tag" ', '"tag"', true],
    ['"other"', '"tag"', false],
    ['W/"tag"', '"tag"', false],
    ['W/"tag"', 'W/"tag"', false],
    [date, '"tag"', true],
    ['Monday, 01-Jan-24 00:00:00 GMT', '"tag"', true],
    ['Mon, 01 Jan 2024 00:00:01 GMT', '"tag"', false],
    ['Sun, 31 Dec 2023 23:59:59 GMT', '"tag"', false],
    ['rubbish', '"tag"', false],
  ])('If-Range: %j of what has the tag %s: a part of it %s', (validator, etag, isPart) => {
    const asked = plain({ range: 'bytes=0-4', 'if-range': validator }, { etag });
    expect(asked).toEqual(isPart ? { range: 'bytes=0-4', 'if-range': validator.trim() } : {});
  });

  it('an If-Range without a range asks for nothing', () => {
    expect(plain({ 'if-range': '"tag"' })).toEqual({});
  });
});
