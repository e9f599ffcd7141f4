import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** The rooms from the ground up: code of a room imports its own room and those that stand before it here, nothing else. */
const rooms = [
  'product.ts',
  'common',
  'html',
  'networks',
  'protocol-math',
  'reference',
  'sidebars',
  'content',
  'framework',
  'delivery',
  'exports',
  'search',
  'src',
  'mcp',
  'sandbox',
  'conformance',
  'sidebars.ts',
  'docusaurus.config.ts',
  'tools',
];

/** Imports against the direction that stand until somebody turns them; a new one is not added here without its reason. */
const exceptions = new Set([
  // The framework's part in the browser shows the site's own message when an island fails, and loads the site's islands by name.
  'framework/instant-pages/runtime/IslandBoundary.tsx → src/components/CrashReport/index.tsx',
  'framework/instant-pages/runtime/islands.ts → src/client/island-loaders.ts',
  'framework/instant-pages/runtime/islands.ts → src/client/island-props.ts',
  // The tag of a calculator reads the list of calculators, which imports their components.
  'content/tags/tags/calculator.ts → src/components/Calculator/definitions.ts',
  'content/tags/tags/calculator.ts → src/components/Calculator/registry.ts',
  'content/tags/tags/calculator.ts → src/components/Calculator/networkValues.ts',
  // The tag of the conformance report reads the report in the form that the recorder gives it.
  'content/tags/tags/conformance.ts → conformance/recorder.ts',
]);

/** Cycles of files that stand until somebody opens them, by their first file and length. They may only become fewer and shorter. */
const knownCycles: Readonly<Record<string, number>> = {
  'exports/markdown/admonition.ts': 6,
  'framework/instant-pages/runtime/StaticPage.tsx': 3,
  'sandbox/world/liquidity-sla.ts': 8,
};

type Graph = ReadonlyMap<string, readonly string[]>;

const isCode = (file: string): boolean => !/^(?:tests|examples)\/|\.test\.|^vitest\.|\/fixtures\//.test(file);

function readGraph(): Graph {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.ts', '*.tsx', '*.mts'],
    { encoding: 'utf8' },
  )
    .split('\0')
    .filter((file) => file !== '' && isCode(file));
  const known = new Set(files);
  const found = (place: string): string | undefined =>
    ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => place + end).find((file) => known.has(file));
  return new Map(
    files.map((file) => {
      const named = [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
        ([, name = '']) => name,
      );
      const places = named.map((name) =>
        name.startsWith('@site/')
          ? name.slice('@site/'.length)
          : name.startsWith('.')
            ? path.posix.join(path.posix.dirname(file), name)
            : '',
      );
      return [
        file,
        [...new Set(places.flatMap((place) => (place === '' ? [] : (found(place) ?? []))))].filter(
          (other) => other !== file,
        ),
      ];
    }),
  );
}

const roomOf = (file: string): string => file.split('/')[0] ?? file;

/** What is wrong with the imports of a graph, a line each. */
function wrongImports(graph: Graph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.flatMap((other) => {
      const [from, to] = [rooms.indexOf(roomOf(file)), rooms.indexOf(roomOf(other))];
      if (from < 0)
        return [
          `${file}: the room ${roomOf(file)} is not in the list of tests/unit/rooms.test.ts: give it its place there.`,
        ];
      if (to >= 0 && to <= from) return [];
      const arrow = `${file} → ${other}`;
      return exceptions.has(arrow)
        ? []
        : [
            `${arrow}: ${roomOf(file)} stands below ${roomOf(other)} and may not import it. Move what both need to a room below both.`,
          ];
    }),
  );
}

/** Groups of files that reach each other, by Tarjan's algorithm; each sorted. */
function cyclesOf(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    open.push(file);
    for (const other of graph.get(file) ?? []) {
      if (!order.has(other)) visit(other);
      if (open.includes(other)) low.set(file, Math.min(low.get(file) ?? 0, low.get(other) ?? 0));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

const graph = readGraph();

describe('rooms', () => {
  it('import only what stands below them', () => {
    expect(graph.size).toBeGreaterThan(500);
    expect(wrongImports(graph)).toEqual([]);
  });

  it('would be seen to import upwards, and to be unknown', () => {
    expect(wrongImports(new Map([['html/a.ts', ['src/b.ts']]]))).toEqual([
      'html/a.ts → src/b.ts: html stands below src and may not import it. Move what both need to a room below both.',
    ]);
    expect(wrongImports(new Map([['attic/a.ts', ['html/b.ts']]]))[0]).toContain('the room attic is not in the list');
  });

  it('has no exception that nobody needs', () => {
    const arrows = new Set([...graph].flatMap(([file, imports]) => imports.map((other) => `${file} → ${other}`)));
    expect([...exceptions].filter((arrow) => !arrows.has(arrow))).toEqual([]);
  });
});

describe('folders inside a room', () => {
  it.each(['reference', 'content'])('%s: no two import each other', (room) => {
    const folderOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 2).join('/');
    const arrows = new Set(
      [...graph]
        .filter(([file]) => roomOf(file) === room)
        .flatMap(([file, imports]) =>
          imports
            .filter((other) => roomOf(other) === room && folderOf(other) !== folderOf(file))
            .map((other) => `${folderOf(file)} → ${folderOf(other)}`),
        ),
    );
    expect(arrows.size).toBeGreaterThan(2);
    expect([...arrows].filter((arrow) => arrows.has(arrow.split(' → ').reverse().join(' → ')))).toEqual([]);
  });
});

describe('files', () => {
  it('do not import each other in a circle, but for the known ones', () => {
    const grown = cyclesOf(graph)
      .filter((cycle) => cycle.length > (knownCycles[cycle[0] ?? ''] ?? 0))
      .map((cycle) => cycle.join(' → '));
    expect(grown).toEqual([]);
  });

  it('would be seen to', () => {
    expect(
      cyclesOf(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
          ['d', ['a']],
        ]),
      ),
    ).toEqual([['a', 'b', 'c']]);
  });
});
