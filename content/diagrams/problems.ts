import type { Box, Geometry, Line, Point } from './geometry.ts';

/** Text of a diagram is at least this high, in pixels, at every width of the page. */
export const leastText = 12;

/** Free room around words, and what rounding to whole pixels may take from it. */
const clear = 1.5;

const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** Whether the straight line from `a` to `b` meets the box: what is left of it after a cut by each side (Liang and Barsky). */
export function meets(a: Point, b: Point, box: Box): boolean {
  let [from, to] = [0, 1];
  const cuts = [
    [a.x - b.x, a.x - box.left],
    [b.x - a.x, box.right - a.x],
    [a.y - b.y, a.y - box.top],
    [b.y - a.y, box.bottom - a.y],
  ] as const;
  for (const [slope, room] of cuts) {
    if (slope === 0 && room < 0) return false;
    if (slope < 0) from = Math.max(from, room / slope);
    if (slope > 0) to = Math.min(to, room / slope);
  }
  return from <= to;
}

const passes = (lines: readonly (readonly Point[])[], box: Box): boolean =>
  lines.some((line) => line.some((point, index) => index > 0 && meets(line[index - 1] ?? point, point, box)));

const frame = ({ left, top, right, bottom }: Box): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
  { x: left, y: top },
];

const said = ({ owner, text }: Line): string => `“${text}” (${owner})`;

function ofLine(line: Line, index: number, all: Geometry): string[] {
  const room = grown(line.box, clear);
  const others = all.lines.slice(index + 1).filter(({ owner }) => owner !== line.owner);
  const boxes = [...all.nodes, ...all.clusters];
  return [
    ...(line.size < leastText ? [`${said(line)} is ${line.size} px high, less than ${leastText}`] : []),
    ...others.filter(({ box }) => overlap(room, box)).map((other) => `${said(line)} lies on ${said(other)}`),
    ...all.edges.filter(({ lines }) => passes(lines, room)).map(({ name }) => `the line ${name} crosses ${said(line)}`),
    ...boxes
      .filter(({ name, box }) => (name === line.owner ? !inside(room, box) : passes([frame(box)], room)))
      .map(({ name }) => `${said(line)} touches the border of ${name}`),
  ];
}

function ofEdges({ edges, nodes }: Geometry): string[] {
  return edges.flatMap(({ name, lines }) =>
    nodes
      .filter((node) => !name.split('->').includes(node.name) && passes(lines, grown(node.box, -1)))
      .map((node) => `the line ${name} passes through ${node.name}`),
  );
}

/**
 * What cannot be read in a drawing, each with the two elements that are in each other's way: words on words, on lines or on
 * borders, lines through nodes, small type. Empty when all is well.
 */
export function findProblems(all: Geometry): string[] {
  const nodes = all.nodes.flatMap((node, index) =>
    all.nodes
      .slice(index + 1)
      .filter(({ box }) => overlap(node.box, box))
      .map(({ name }) => `${node.name} and ${name} overlap`),
  );
  const outside = all.lines
    .filter(({ box }) => box.right - box.left > all.width)
    .map((line) => `${said(line)} is wider than the drawing`);
  return [...all.lines.flatMap((line, index) => ofLine(line, index, all)), ...ofEdges(all), ...nodes, ...outside];
}

/** How often lines cross each other, which is no fault and yet better avoided. */
export function countCrossings({ edges }: Geometry): number {
  const side = (a: Point, b: Point, c: Point): number =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  const segments = ({ lines }: Geometry['edges'][number]): (readonly [Point, Point])[] =>
    lines.slice(-2).flatMap((line) => line.slice(1).map((point, index) => [line[index] ?? point, point] as const));
  const all = edges.map(segments);
  let crossings = 0;
  all.forEach((own, index) => {
    for (const other of all.slice(index + 1)) {
      crossings += own.some(([a, b]) => other.some(([c, d]) => cross(a, b, c, d))) ? 1 : 0;
    }
  });
  return crossings;
}
