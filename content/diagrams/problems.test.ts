import { describe, expect, it } from 'vitest';
import { readGeometry, type Geometry } from './geometry.ts';
import { readSvg } from './lay-out.ts';
import { countCrossings, findProblems, meets } from './problems.ts';

const text = (words: string, x: number, y: number, size = 13): string =>
  `<text text-anchor="middle" x="${x}" y="${y}" font-size="${size}">${words}</text>`;
const node = (name: string, x: number, y: number, words = name, size = 13): string =>
  `<g class="node"><title>${name}</title><polygon points="${x - 40},${y - 15} ${x + 40},${y - 15} ${x + 40},${y + 15} ${x - 40},${y + 15}"/>${text(words, x, y + 4, size)}</g>`;
const label = (name: string, x: number, y: number): string =>
  `<g class="node note"><title>${name}</title>${text('passes', x, y)}</g>`;
const edge = (name: string, path: string): string => `<g class="edge"><title>${name}</title><path d="${path}"/></g>`;
const read = (...parts: string[]): Geometry =>
  readGeometry(readSvg(`<svg viewBox="0 0 400 300"><g class="graph">${parts.join('')}</g></svg>`));
const problems = (...parts: string[]): readonly string[] => findProblems(read(...parts));

describe('findProblems', () => {
  it('finds none in two boxes and a line between them', () => {
    expect(
      problems(node('a', 100, 50), node('b', 100, 150), edge('a-&gt;b', 'M100,65C100,90 100,110 100,135')),
    ).toEqual([]);
  });

  it('finds a line through words and through a box that it does not end at', () => {
    const found = problems(
      node('a', 100, 50),
      node('b', 100, 150),
      node('c', 100, 250),
      edge('a-&gt;c', 'M100,65C100,100 100,200 100,235'),
    );
    expect(found).toEqual(['the line a->c crosses “b” (b)', 'the line a->c passes through b']);
  });

  it('finds a curve that only its bend brings to a label', () => {
    const bend = edge('a-&gt;b', 'M20,20C200,20 200,280 20,280');
    expect(problems(label('label0', 155, 155), bend)).toEqual(['the line a->b crosses “passes” (label0)']);
    expect(problems(label('label0', 220, 155), bend)).toEqual([]);
  });

  it('finds words on words, and words over a border', () => {
    expect(problems(label('label0', 100, 100), label('label1', 120, 104))).toEqual([
      '“passes” (label0) lies on “passes” (label1)',
    ]);
    expect(problems(node('a', 100, 100), label('label0', 140, 104))).toEqual([
      '“passes” (label0) touches the border of a',
    ]);
    expect(problems(node('a', 100, 100, 'far too many words'))).toEqual([
      '“far too many words” (a) touches the border of a',
    ]);
  });

  it('finds small type and boxes that overlap', () => {
    expect(problems(node('a', 100, 100, 'a', 11))).toEqual(['“a” (a) is 11 px high, less than 12']);
    expect(problems(node('a', 100, 100), node('b', 175, 100))).toEqual(['a and b overlap']);
  });
});

describe('meets', () => {
  const box = { left: 10, top: 10, right: 20, bottom: 20 };

  it('tells lines that meet a box from those that pass it', () => {
    expect(meets({ x: 0, y: 15 }, { x: 30, y: 15 }, box)).toBe(true);
    expect(meets({ x: 12, y: 12 }, { x: 15, y: 15 }, box)).toBe(true);
    expect(meets({ x: 0, y: 25 }, { x: 30, y: 25 }, box)).toBe(false);
    expect(meets({ x: 0, y: 12 }, { x: 8, y: 12 }, box)).toBe(false);
    expect(meets({ x: 0, y: 18 }, { x: 12, y: 30 }, box)).toBe(false);
  });
});

describe('countCrossings', () => {
  it('counts pairs of lines that cross', () => {
    const down = edge('a-&gt;b', 'M0,0C50,50 50,50 100,100');
    const up = edge('c-&gt;d', 'M0,100C50,50 50,52 100,0');
    const aside = edge('e-&gt;f', 'M200,0C200,50 200,50 200,100');
    expect(countCrossings(read(down, up, aside))).toBe(1);
    expect(countCrossings(read(down, aside))).toBe(0);
  });
});
