// cspell:words rankdir minlen tailport headport arrowsize labeljust
import type { Graph, GraphEdge, GraphNode } from './graph.ts';
import { textWidth } from './text-width.ts';
import { wrapLabel } from './wrap.ts';

/** How a graph is to be laid out. One unit of a drawing is one pixel on the page. */
export interface Style {
  readonly rankdir: string;
  /** Letters on a line of a node's label. */
  readonly wrap: number;
  /** Letters on a line of an edge's label. */
  readonly edgeWrap: number;
  /** Size of all type, in pixels. */
  readonly size: number;
  /** Between neighbours, in pixels. */
  readonly gap: number;
  /** Between ranks, in pixels. */
  readonly ranks: number;
}

const lineHeight = 1.2;
const inches = (pixels: number): string => (pixels / 72).toFixed(3);
const quote = (text: string): string => `"${text.replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
const list = (attributes: Readonly<Record<string, string>>): string =>
  `[${Object.entries(attributes)
    .map(([key, value]) => `${key}=${quote(value)}`)
    .join(' ')}]`;

interface Form {
  readonly attributes: Readonly<Record<string, string>>;
  /** Room beside and above the words, in pixels. */
  readonly padX: number;
  readonly padY: number;
}

/** The shape of a node says what its colour says: how it ends, where it asks, what is kept, what stands outside. */
const forms: Readonly<Record<string, Form>> = {
  step: { attributes: { shape: 'box', style: 'rounded' }, padX: 9, padY: 6 },
  accent: { attributes: { shape: 'box', style: 'rounded' }, padX: 9, padY: 6 },
  good: { attributes: { shape: 'box', style: 'rounded', peripheries: '2' }, padX: 8, padY: 5 },
  bad: { attributes: { shape: 'box' }, padX: 11, padY: 7 },
  muted: { attributes: { shape: 'box', style: 'rounded,dashed' }, padX: 9, padY: 6 },
  store: { attributes: { shape: 'box' }, padX: 9, padY: 6 },
  ask: { attributes: { shape: 'box' }, padX: 15, padY: 7 },
  note: { attributes: { shape: 'plaintext' }, padX: 4, padY: 2 },
};

export const kinds: readonly string[] = Object.keys(forms);

function statement(name: string, label: string, kind: string, wrap: number, style: Style, group?: string): string {
  const form = forms[kind] ?? forms['step'];
  if (form === undefined) throw new Error(`no form ${kind}`);
  const lines = wrapLabel(label, wrap);
  const width = Math.max(...lines.map((line) => textWidth(line, style.size))) + 2 * form.padX;
  const height = lines.length * style.size * lineHeight + 2 * form.padY;
  return `${quote(name)} ${list({
    ...form.attributes,
    label: lines.join('\n'),
    class: kind,
    fixedsize: 'true',
    width: inches(Math.max(width, kind === 'note' ? 0 : 34)),
    height: inches(height),
    ...(group === undefined ? {} : { group }),
  })}`;
}

const kindOf = ({ attributes }: GraphNode): string =>
  attributes['class'] || (attributes['shape'] === 'plaintext' ? 'note' : 'step');

/** A label is a node on its edge: the line makes room for it instead of passing beside or through it. */
interface Surroundings {
  /** Laid out from its head: the source names the head earlier. */
  readonly back: boolean;
  /** The cluster that both ends stand in. */
  readonly cluster: string | undefined;
  /** The column (`group`) that both ends stand in. */
  readonly group: string | undefined;
}

function edgeStatements(
  edge: GraphEdge,
  index: number,
  { back, cluster, group }: Surroundings,
  style: Style,
): string[] {
  const { attributes, label } = edge;
  const dir = attributes['dir'] ?? 'forward';
  const [from, to] = back ? [edge.head, edge.tail] : [edge.tail, edge.head];
  const turned = { forward: 'back', back: 'forward' }[dir] ?? dir;
  const drawn = back ? turned : dir;
  const passed: Record<string, string> = group === undefined ? {} : { weight: '20' };
  Object.assign(
    passed,
    Object.fromEntries(
      ['constraint', 'weight', 'minlen', 'tailport', 'headport', 'style']
        .filter((key) => attributes[key] !== undefined && attributes[key] !== '')
        .map((key) => [key, attributes[key] ?? '']),
    ),
  );
  const cls: Record<string, string> =
    attributes['class'] === undefined || attributes['class'] === '' ? {} : { class: attributes['class'] };
  const { same: side = '' } = attributes;
  if (side !== '' && side !== '1')
    throw new Error(`The line ${from} -> ${to} has same=${side}: write same=1, or leave it out.`);
  const same = side === '1';
  if (label === '') {
    return [
      `${quote(from)} -> ${quote(to)} ${list({ ...passed, ...cls, dir: drawn })}`,
      ...(same ? [`{rank=same; ${quote(from)}; ${quote(to)}}`] : []),
    ];
  }
  const name = `label${index}`;
  const first = { forward: 'none', none: 'none', back: 'back', both: 'back' }[drawn] ?? 'none';
  const second = { forward: 'forward', none: 'none', back: 'none', both: 'forward' }[drawn] ?? 'forward';
  const { headport, tailport, ...rest } = passed;
  const place = statement(name, label, 'note', style.edgeWrap, style, group);
  return [
    cluster === undefined ? place : `subgraph ${cluster} { ${place} }`,
    `${quote(from)} -> ${quote(name)} ${list({ weight: '3', ...rest, ...cls, dir: first, ...(tailport === undefined ? {} : { tailport }) })}`,
    `${quote(name)} -> ${quote(to)} ${list({ weight: '3', ...rest, ...cls, dir: second, ...(headport === undefined ? {} : { headport }) })}`,
    ...(same ? [`{rank=same; ${quote(from)}; ${quote(name)}; ${quote(to)}}`] : []),
  ];
}

/**
 * DOT text of a drawing of `graph`: labels wrapped and measured, labels of edges as nodes on them. An edge to a node that the
 * source names earlier is laid out from there, so that the story keeps its direction.
 */
export function compose(graph: Graph, style: Style): string {
  const position = new Map(graph.nodes.map(({ name }, index) => [name, index]));
  const of = (name: string): number => position.get(name) ?? 0;
  const inCluster = new Set(graph.clusters.flatMap(({ nodes }) => nodes));
  const write = (node: GraphNode): string =>
    statement(
      node.name,
      node.label,
      kindOf(node),
      Number(node.attributes['wrap'] || style.wrap),
      style,
      node.attributes['group'] || undefined,
    );
  return [
    'digraph {',
    `graph ${list({ rankdir: style.rankdir, nodesep: inches(style.gap), ranksep: inches(style.ranks), fontname: 'Helvetica', fontsize: String(style.size), splines: graph.attributes['splines'] ?? 'true', ...(graph.attributes['ordering'] ? { ordering: graph.attributes['ordering'] } : {}), ...(graph.clusters.length > 0 ? { clusterrank: 'local' } : {}) })}`,
    `node ${list({ fontname: 'Helvetica', fontsize: String(style.size) })}`,
    'edge [arrowsize="0.8"]',
    ...graph.clusters.map(
      ({ name, label, nodes }) =>
        `subgraph ${name} { label=${quote(label)} labeljust="l" margin="9" fontsize="${style.size}"\n${graph.nodes
          .filter((node) => nodes.includes(node.name))
          .map(write)
          .join('\n')}\n}`,
    ),
    ...graph.nodes.filter(({ name }) => !inCluster.has(name)).map(write),
    ...graph.edges.flatMap((edge, index) => {
      const around = graph.clusters.find(({ nodes }) => nodes.includes(edge.tail) && nodes.includes(edge.head));
      const groups = [edge.tail, edge.head].map((name) => graph.nodes[of(name)]?.attributes['group'] || undefined);
      const group = groups[0] === groups[1] ? groups[0] : undefined;
      return edgeStatements(edge, index, { back: of(edge.head) < of(edge.tail), cluster: around?.name, group }, style);
    }),
    ...graph.ranks.map((names) => `{rank=same; ${names.map(quote).join('; ')}}`),
    '}',
  ].join('\n');
}
