import type { ReactNode } from 'react';
import type { Picture as PictureData, Series } from '../../../protocol-math/calculators/picture.ts';
import { ScrollTable } from '../ScrollTable/index.tsx';
import { tickText, ticks, tooTight } from './scale.ts';

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 64;
const RIGHT = 30;
const TOP = 14;
const BOTTOM = 44;
/** Width of a figure in the letters that a phone gets (picture.css), in units of the drawing. */
const phoneLetter = 16;

interface Scales {
  x(value: number): number;
  y(value: number): number;
}

function pathOf({ points, holds = 'forward' }: Series, kind: PictureData['kind'], { x, y }: Scales): string {
  return points
    .map(([across, up], index) => {
      if (index === 0) return `M${x(across).toFixed(1)} ${y(up).toFixed(1)}`;
      const [to, level] = [x(across).toFixed(1), y(up).toFixed(1)];
      if (kind !== 'steps') return `L${to} ${level}`;
      return holds === 'forward' ? `H${to}V${level}` : `V${level}H${to}`;
    })
    .join('');
}

function scalesOf({ series, marks = [], kind }: PictureData): { scales: Scales; across: number[]; up: number[] } {
  const points = series.flatMap((one) => one.points);
  const xs = [...points.map(([x]) => x), ...marks.filter(({ axis }) => axis === 'x').map(({ at }) => at)];
  const ys = [
    ...points.map(([, y]) => y),
    ...marks.filter(({ axis }) => axis === 'y').map(({ at }) => at),
    ...(kind === 'bars' ? [0] : []),
  ];
  const across = kind === 'bars' ? points.map(([x]) => x) : ticks(Math.min(...xs), Math.max(...xs));
  const up = ticks(Math.min(...ys), Math.max(...ys));
  const half = kind === 'bars' ? 0.5 : 0;
  const [x0, x1] = [(across[0] ?? 0) - half, (across[across.length - 1] ?? 1) + half];
  const [y0, y1] = [up[0] ?? 0, up[up.length - 1] ?? 1];
  return {
    across,
    up,
    scales: {
      x: (value) => LEFT + ((value - x0) / (x1 - x0 || 1)) * (WIDTH - LEFT - RIGHT),
      y: (value) => HEIGHT - BOTTOM - ((value - y0) / (y1 - y0 || 1)) * (HEIGHT - TOP - BOTTOM),
    },
  };
}

/** The side of its line on which a mark's label has most room, between the frame and the lines beside it. */
function sideOf(place: number, others: readonly number[]): 'start' | 'end' {
  const left = place - Math.max(LEFT, ...others.filter((other) => other < place));
  const right = Math.min(WIDTH - RIGHT, ...others.filter((other) => other > place)) - place;
  return right >= left ? 'start' : 'end';
}

function Numbers({ picture: { title, x, series } }: { readonly picture: PictureData }): ReactNode {
  const places = [...new Set(series.flatMap(({ points }) => points.map(([across]) => across)))].sort((a, b) => a - b);
  const text = (value: number | undefined): string => (value === undefined ? '' : String(Number(value.toPrecision(9))));
  return (
    <details>
      <summary>Numbers of this picture</summary>
      <ScrollTable>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{x}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{text(place)}</th>
              {series.map(({ name, points }) => (
                <td key={name}>{text(points.findLast(([across]) => across === place)?.[1])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </details>
  );
}

/** A picture as inline SVG in the page's colours, told in words for those who do not see it, with a table of its numbers behind it. */
export function Picture({ picture }: { readonly picture: PictureData }): ReactNode {
  const { scales, across, up } = scalesOf(picture);
  const { x, y } = scales;
  const every = Math.ceil(across.length / 12);
  const shown = across.filter((_, index) => index % every === 0);
  const isTight = tooTight(
    shown.map((value) => ({ place: x(value), letters: tickText(value).length })),
    phoneLetter,
  );
  const upright = (picture.marks ?? []).filter(({ axis }) => axis === 'x').map(({ at }) => x(at));
  const side = (at: number): 'start' | 'end' => sideOf(x(at), upright);
  return (
    <figure className="picture">
      <figcaption>{picture.title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={picture.description}>
        {up.map((value) => (
          <g key={value}>
            <path className="picture__grid" d={`M${LEFT} ${y(value).toFixed(1)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={(y(value) + 4).toFixed(1)} textAnchor="end">
              {tickText(value)}
            </text>
          </g>
        ))}
        {shown.map((value, index) => (
          <text
            key={value}
            className={isTight && index % 2 === 1 ? 'picture__tick picture__tick--spare' : 'picture__tick'}
            x={x(value).toFixed(1)}
            y={HEIGHT - BOTTOM + 17}
            textAnchor="middle"
          >
            {tickText(value)}
          </text>
        ))}
        <text className="picture__axis" x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 8} textAnchor="middle">
          {picture.x}
        </text>
        {picture.series.map((series, index) =>
          picture.kind === 'bars' ? (
            series.points.map(([at, value]) => (
              <rect
                key={at}
                className="picture__bar"
                x={x(at - 0.35).toFixed(1)}
                y={Math.min(y(value), y(0)).toFixed(1)}
                width={(x(at + 0.35) - x(at - 0.35)).toFixed(1)}
                height={Math.max(0.5, Math.abs(y(0) - y(value))).toFixed(1)}
              />
            ))
          ) : (
            <path
              key={series.name}
              className={`picture__line picture__line--${index}`}
              d={pathOf(series, picture.kind, scales)}
            />
          ),
        )}
        {(picture.marks ?? []).map(({ axis, at, label }, index) => (
          <g key={`${axis} ${label}`}>
            <path
              className="picture__mark"
              d={
                axis === 'x'
                  ? `M${x(at).toFixed(1)} ${TOP}V${HEIGHT - BOTTOM}`
                  : `M${LEFT} ${y(at).toFixed(1)}H${WIDTH - RIGHT}`
              }
            />
            <text
              x={axis === 'x' ? (x(at) + (side(at) === 'end' ? -5 : 5)).toFixed(1) : WIDTH - RIGHT - 4}
              y={axis === 'x' ? TOP + 11 + 25 * index : (y(at) - 5).toFixed(1)}
              textAnchor={axis === 'x' ? side(at) : 'end'}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <ul className="picture__legend">
        {picture.series.map(({ name }, index) => (
          <li key={name}>
            {picture.kind === 'bars' ? null : (
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <path className={`picture__line picture__line--${index}`} d="M0 4H28" />
              </svg>
            )}
            {name}
          </li>
        ))}
        <li className="picture__across">across: {picture.x}</li>
        <li>up: {picture.y}</li>
      </ul>
      <Numbers picture={picture} />
    </figure>
  );
}
