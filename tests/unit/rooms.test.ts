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
  'lessons',
  'reference',
  'sidebars',
  'content',
  'framework',
  'delivery',
  'exports',
  'search',
  'sandbox',
  'src',
  'mcp',
  'conformance',
  'sidebars.ts',
  'docusaurus.config.ts',
  'tools',
];

type Graph = ReadonlyMap<string, readonly string[]>;

const isCode = (file: string): boolean => !/^(?:tests|examples)\/|\.test\.|^vitest\.|\/fixtures\//.test(file);

function readGraph(wanted: (file: string) => boolean = isCode): Graph {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.ts', '*.tsx', '*.mts'],
    { encoding: 'utf8' },
  )
    .split('\0')
    .filter((file) => file !== '' && wanted(file));
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
      return [
        `${file} → ${other}: ${roomOf(file)} stands below ${roomOf(other)} and may not import it. Move what both need to a room below both.`,
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
});

/** Whether a folder lies somewhere below another. */
const isBelow = (folder: string, other: string): boolean => other === '.' || folder.startsWith(`${other}/`);

/**
 * Folders that import each other, a line each. Two that stand beside each other may not. Of a folder and one inside it, files that the
 * inner one imports (what its parts share) stand below it, and files that import it (what puts the parts together) stand above: no file
 * of the outer folder may be both.
 */
function twoWayFolders(graph: Graph): string[] {
  const arrows = [...graph].flatMap(([file, imports]) => imports.map((other) => [file, other] as const));
  const between = new Map<string, string>();
  for (const [file, other] of arrows) {
    const [from, to] = [path.posix.dirname(file), path.posix.dirname(other)];
    if (from !== to && !isBelow(from, to) && !isBelow(to, from)) between.set(`${from} → ${to}`, `${file} → ${other}`);
  }
  const beside = [...between].flatMap(([folders, arrow]) => {
    const back = between.get(folders.split(' → ').reverse().join(' → '));
    return back === undefined || back < arrow ? [] : [`${arrow}, and back ${back}`];
  });
  const inside = arrows.flatMap(([file, other]) => {
    const [outer, inner] = [path.posix.dirname(file), path.posix.dirname(other)];
    if (inner === outer || !isBelow(inner, outer)) return [];
    const back = arrows.find(([from, to]) => {
      const folder = path.posix.dirname(from);
      return to === file && (folder === inner || isBelow(folder, inner));
    });
    return back === undefined ? [] : [`${file} → ${other}, and back ${back.join(' → ')}`];
  });
  return [...beside, ...inside];
}

describe('folders', () => {
  it('do not import each other', () => {
    expect(twoWayFolders(graph)).toEqual([]);
  });

  it('would be seen to, beside and inside each other', () => {
    const two = new Map([
      ['a/x/one.ts', ['a/y/two.ts']],
      ['a/y/three.ts', ['a/x/four.ts']],
    ]);
    expect(twoWayFolders(two)).toEqual(['a/x/one.ts → a/y/two.ts, and back a/y/three.ts → a/x/four.ts']);
    const parts = new Map([
      ['a/index.ts', ['a/x/one.ts']],
      ['a/x/one.ts', ['a/shared.ts']],
    ]);
    expect(twoWayFolders(parts)).toEqual([]);
    expect(twoWayFolders(new Map([...parts, ['a/shared.ts', ['a/x/two.ts']]]))).toEqual([
      'a/shared.ts → a/x/two.ts, and back a/x/one.ts → a/shared.ts',
    ]);
  });
});

describe('tools', () => {
  it('import no test: tests may use tools, not the other way round', () => {
    const arrows = [...readGraph(() => true)].flatMap(([file, imports]) =>
      file.startsWith('tools/')
        ? imports.filter((other) => other.startsWith('tests/')).map((other) => `${file} → ${other}`)
        : [],
    );
    expect(arrows).toEqual([]);
  });
});

describe('files', () => {
  it('do not import each other in a circle', () => {
    expect(cyclesOf(graph).map((cycle) => cycle.join(' → '))).toEqual([]);
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
