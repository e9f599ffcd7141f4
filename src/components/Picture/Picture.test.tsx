import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../protocol-math/calculators/all.ts';
import { evaluate } from '../../../protocol-math/calculators/evaluate.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { Picture } from './index.tsx';
import { ticks, tickText } from './scale.ts';

const pictures = Object.entries(definitions).flatMap(([name, definition]) => {
  const evaluation = evaluate(definition, defaultValues(definition));
  return 'results' in evaluation && evaluation.results.picture ? [{ name, picture: evaluation.results.picture }] : [];
});

describe('pictures', () => {
  it('are there for all whose results can be drawn', () => {
    expect(pictures.map(({ name }) => name).sort()).toEqual([
      'bounds',
      'cap',
      'commitment',
      'funding',
      'liquidity',
      'losses',
      'margin',
      'ranks',
      'recurring',
      'risk',
      'stake',
      'tiers',
      'uncrossing',
      'vesting',
      'work',
    ]);
  });

  it.each(pictures)(
    'of $name is told in words, with every number in a table and nothing drawn outside',
    ({ picture }) => {
      const html = renderToStaticMarkup(<Picture picture={picture} />);
      expect(html).toContain('role="img"');
      expect(picture.description.length).toBeGreaterThan(60);
      expect(html).not.toMatch(/NaN|Infinity|\sstyle=/);
      for (const { name, points } of picture.series) {
        expect(points.length).toBeGreaterThan(1);
        expect(html).toContain(`<th scope="col">${name}</th>`);
        for (const [, value] of points) expect(html).toContain(`<td>${Number(value.toPrecision(9))}</td>`);
      }
      const drawn = [...html.matchAll(/class="picture__line picture__line--\d" d="(M[^"]+)"/g)]
        .map(([, path = '']) => path)
        .filter((path) => path !== 'M0 4H28');
      for (const path of drawn) {
        for (const [, x = '', y = ''] of path.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(63.9);
          expect(Number(x)).toBeLessThanOrEqual(610.1);
          expect(Number(y)).toBeGreaterThanOrEqual(13.9);
          expect(Number(y)).toBeLessThanOrEqual(276.1);
        }
      }
    },
  );
});

describe('labels of marks', () => {
  it('stand on the side of their line where there is room, away from the next line', () => {
    const html = renderToStaticMarkup(
      <Picture
        picture={{
          title: 't',
          description: 'd',
          x: 'x',
          y: 'y',
          kind: 'lines',
          series: [
            {
              name: 's',
              points: [
                [0, 0],
                [10, 1],
              ],
            },
          ],
          marks: [
            { axis: 'x', at: 6, label: 'right' },
            { axis: 'x', at: 4, label: 'left' },
            { axis: 'x', at: 9.9, label: 'edge' },
          ],
        }}
      />,
    );
    const anchor = (label: string): string | undefined => new RegExp(`text-anchor="(\\w+)">${label}<`).exec(html)?.[1];
    expect([anchor('left'), anchor('right'), anchor('edge')]).toEqual(['end', 'start', 'end']);
  });
});

describe('ticks', () => {
  it('are round, few and hold both ends', () => {
    expect(ticks(0, 10)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(1998, 2012)[0]).toBeLessThanOrEqual(1998);
    expect(ticks(1998, 2012).at(-1)).toBeGreaterThanOrEqual(2012);
    expect(ticks(5, 5)).toEqual([5, 6]);
    expect([1_500_000, 200_000, 26_550, 5000].map(tickText)).toEqual(['1.5M', '200k', '26,550', '5000']);
    expect([-2.5e21, 1e12, 3e10].map(tickText)).toEqual(['-2.5×10²¹', '1×10¹²', '30000M']);
  });
});
