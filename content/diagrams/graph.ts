import type { Graphviz } from '@hpcc-js/wasm-graphviz';

export type Attributes = Readonly<Record<string, string>>;

export interface GraphNode {
  readonly name: string;
  readonly label: string;
  readonly attributes: Attributes;
}

export interface GraphEdge {
  readonly tail: string;
  readonly head: string;
  readonly label: string;
  readonly attributes: Attributes;
}

/** A frame around nodes with a heading: a place such as a chain, or a span of time. */
export interface GraphCluster {
  readonly name: string;
  readonly label: string;
  readonly nodes: readonly string[];
}

/** What a diagram's source says, with the defaults of its `node` and `edge` statements applied. */
export interface Graph {
  readonly attributes: Attributes;
  /** In the order in which the source names them, which is the order in which the story is told. */
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly clusters: readonly GraphCluster[];
  /** Sets of nodes that stand side by side (`rank=same`). */
  readonly ranks: readonly (readonly string[])[];
}

interface RawObject extends Record<string, unknown> {
  readonly name: string;
  readonly _gvid: number;
  readonly label?: string;
  readonly rank?: string;
  readonly nodes?: readonly number[];
}

interface RawEdge extends Record<string, unknown> {
  readonly tail: number;
  readonly head: number;
  readonly label?: string;
}

const texts = (raw: Record<string, unknown>): Attributes =>
  Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const unescape = (label: string): string => label.replaceAll('\\n', '\n');

/** A node that stands alone in a drawing with lines is one whose name was written differently in the line that was meant for it. */
function refuseLoose({ nodes, edges, clusters, ranks }: Graph): void {
  const tied = new Set([
    ...edges.flatMap(({ tail, head }) => [tail, head]),
    ...clusters.flatMap((cluster) => cluster.nodes),
    ...ranks.flat(),
  ]);
  const loose = nodes.filter(({ name }) => !tied.has(name)).map(({ name }) => name);
  if (edges.length > 0 && loose.length > 0)
    throw new Error(
      `No line leads to or from ${loose.join(', ')}: write the name as its lines do, or leave the node out.`,
    );
}

/** Reads DOT text. Throws what Graphviz reports when it is not valid, and names nodes that nothing leads to. */
export function readGraph(engine: Graphviz, dot: string): Graph {
  const raw = JSON.parse(engine.layout(dot, 'dot_json', 'dot')) as Record<string, unknown> & {
    readonly objects?: readonly RawObject[];
    readonly edges?: readonly RawEdge[];
  };
  const objects = raw.objects ?? [];
  const nameOf = (id: number): string => objects.find((object) => object._gvid === id)?.name ?? '';
  const subgraphs = objects.filter((object) => object.nodes !== undefined);
  const order = (name: string): number =>
    dot.search(new RegExp(`(?:^|[;{]|->)\\s*"?${name}"?\\s*(?:\\[|;|->|\\}|$)`, 'm'));
  const graph: Graph = {
    attributes: texts(raw),
    nodes: objects
      .filter((object) => object.nodes === undefined && !object.name.startsWith('cluster'))
      .map((object) => ({
        name: object.name,
        label: unescape(object.label ?? '\\N').replaceAll('\\N', object.name),
        attributes: texts(object),
      }))
      .sort((a, b) => order(a.name) - order(b.name)),
    edges: (raw.edges ?? []).map((edge) => ({
      tail: nameOf(edge.tail),
      head: nameOf(edge.head),
      label: unescape(edge.label ?? ''),
      attributes: texts(edge),
    })),
    clusters: subgraphs
      .filter(({ name }) => name.startsWith('cluster'))
      .map(({ name, label, nodes }) => ({ name, label: unescape(label ?? ''), nodes: (nodes ?? []).map(nameOf) })),
    ranks: subgraphs.filter(({ rank }) => rank === 'same').map(({ nodes }) => (nodes ?? []).map(nameOf)),
  };
  refuseLoose(graph);
  return graph;
}
