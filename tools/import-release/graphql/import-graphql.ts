import { parse, Source, visit, type DefinitionNode, type DocumentNode, type TypeDefinitionNode } from 'graphql';
import { elementName } from '../../../reference/descriptors/element-name.ts';
import { elements, type ElementNode, type GqlElement } from '../../../reference/graphql/elements.ts';
import type { ProtoIndex } from '../../../reference/graphql/proto-index.ts';
import type { GraphqlSource } from '../../../reference/graphql/read-sources.ts';
import { resolveTwins } from '../../../reference/graphql/resolve-twins.ts';
import { twinDirective } from '../../../reference/graphql/twin-directive.ts';
import { inEarlierOrder } from '../in-earlier-order.ts';
import { earlierName, type Renames } from '../renames.ts';
import { likelyTwin } from './likely-twin.ts';
import { printType, type GraphqlTexts } from './print-type.ts';

export interface ImportedGraphql {
  /** Texts of the definitions' files by name, `orders.graphql`. */
  readonly files: ReadonlyMap<string, string>;
  /** Elements that kept a description or a twin of the earlier release. */
  readonly carried: number;
  /** New elements that take the description of a twin found by name. */
  readonly proposedTwins: ReadonlyMap<string, string>;
  readonly undescribed: readonly string[];
  /** Elements whose twin is gone. */
  readonly lostTwins: ReadonlyMap<string, string>;
  /** The file that each new type was put into. */
  readonly placed: ReadonlyMap<string, string>;
}

const isType = (node: DefinitionNode): node is TypeDefinitionNode =>
  'name' in node && node.kind.endsWith('TypeDefinition');

/** The elements of a schema in one file, with their places. */
export const schemaElements = (document: DocumentNode, file: string): GqlElement[] =>
  elements([{ domain: '', file, document, types: document.definitions.filter(isType) }]);

/**
 * The files of the GraphQL definitions of a new release: names and types from its schema, descriptions and links to
 * protobuf twins from the earlier release. A new type goes where the type stands that uses it first.
 *
 * @param proto the protobuf definitions of the new release
 * @param renames confirmed renames, of GraphQL and of protobuf elements
 */
export function importGraphql(
  schema: DocumentNode,
  earlier: readonly GraphqlSource[],
  proto: ProtoIndex,
  renames: Renames,
): ImportedGraphql {
  const before = new Map<string, ElementNode>(elements(earlier).map(({ name, node }) => [name, node]));
  const types = schema.definitions.filter(isType);
  const places = placesOf(types, earlier, renames);
  const lostTwins = new Map<string, string>();
  const proposedTwins = new Map<string, string>();
  const newProtoNames = new Map([...renames].map(([now, then]) => [then, now]));
  const twins = new Map<string, string>();
  const all = schemaElements(schema, '');
  for (const { name, parent, node } of all) {
    const then = before.get(earlierName(name, renames));
    const scope = parent === undefined ? undefined : scopeOf(twins.get(parent.name), parent.name, twins, proto);
    if (then === undefined) {
      const likely = likelyTwin(name, node, scope, proto);
      if (likely === undefined) continue;
      if (likely.written) {
        twins.set(name, likely.name);
        proposedTwins.set(name, likely.name);
      }
      continue;
    }
    const written = twinDirective(then);
    if (written === undefined) continue;
    const now = written.includes('.') ? renamed(written, newProtoNames) : written;
    const full = now === '-' || now.includes('.') ? now : `${scope ?? ''}.${now}`;
    if (full === '-' || proto.find(full) !== undefined) twins.set(name, now);
    else lostTwins.set(name, written);
  }
  const texts = (needsText: ReadonlySet<string>): GraphqlTexts => ({
    earlier: (name) => before.get(earlierName(name, renames)),
    twin: (name) => twins.get(name),
    needsText: (name) => needsText.has(name),
  });
  const draft = printFiles(types, earlier, places, texts(new Set()), renames);
  const undescribed = withoutText(draft, proto);
  const files = printFiles(types, earlier, places, texts(new Set(undescribed)), renames);
  return {
    files,
    carried:
      all.filter(({ name }) => before.has(earlierName(name, renames))).length -
      undescribed.filter((name) => before.has(earlierName(name, renames))).length,
    proposedTwins,
    undescribed,
    lostTwins,
    placed: new Map(
      types
        .map(({ name }): [string, string] => [name.value, places.get(name.value) ?? ''])
        .filter(([name]) => !before.has(earlierName(name, renames))),
    ),
  };
}

/** A protobuf name after the confirmed renames of it or of what it is part of. */
function renamed(name: string, newNames: ReadonlyMap<string, string>): string {
  return earlierName(name, newNames);
}

/** The message, enum or request whose parts the children of an element mirror. */
function scopeOf(
  twin: string | undefined,
  owner: string,
  twins: ReadonlyMap<string, string>,
  proto: ProtoIndex,
): string | undefined {
  if (twin === undefined || twin === '-') return undefined;
  const parent = owner.slice(0, Math.max(0, owner.lastIndexOf('.')));
  const full = twin.includes('.') ? twin : `${twins.get(parent) ?? ''}.${twin}`;
  const element = proto.find(full);
  return element?.kind === 'rpc' ? elementName(element.input) : full;
}

/**
 * The file of each type: its own of the earlier release; else that of the first type that names it; else that of the
 * earlier type whose name begins most like its own. The root types name everything, so they decide nothing.
 */
function placesOf(
  types: readonly TypeDefinitionNode[],
  earlier: readonly GraphqlSource[],
  renames: Renames,
): Map<string, string> {
  const known = new Map(
    earlier.flatMap(({ domain, types: own }) => own.map(({ name }) => [name.value, domain] as const)),
  );
  const places = new Map<string, string>();
  for (const { name } of types) {
    const domain = known.get(earlierName(name.value, renames));
    if (domain !== undefined) places.set(name.value, domain);
  }
  const uses = types.map((type) => ({ name: type.name.value, used: namesIn(type) }));
  const declared = new Set(types.map(({ name }) => name.value));
  const shared = new Set(['queries', 'subscriptions', 'schema']);
  const spread = (): void => {
    for (let size = -1; size < places.size;) {
      size = places.size;
      for (const { name, used } of uses) {
        const domain = places.get(name);
        if (domain === undefined || shared.has(domain)) continue;
        for (const other of used) if (declared.has(other) && !places.has(other)) places.set(other, domain);
      }
    }
  };
  spread();
  for (const { name } of types) {
    if (places.has(name.value)) continue;
    places.set(name.value, likeliest(name.value, known) ?? 'schema');
    spread();
  }
  return places;
}

/** The file of the earlier type that shares the most first letters with a name, at least four. */
function likeliest(name: string, known: ReadonlyMap<string, string>): string | undefined {
  let best: { readonly length: number; readonly domain: string } | undefined;
  for (const [other, domain] of known) {
    let length = 0;
    while (length < name.length && name[length] === other[length]) length += 1;
    if (length >= 4 && length > (best?.length ?? 0)) best = { length, domain };
  }
  return best?.domain;
}

function namesIn(type: TypeDefinitionNode): Set<string> {
  const names = new Set<string>();
  visit(type, { NamedType: ({ name }) => void names.add(name.value) });
  return names;
}

function printFiles(
  types: readonly TypeDefinitionNode[],
  earlier: readonly GraphqlSource[],
  places: ReadonlyMap<string, string>,
  texts: GraphqlTexts,
  renames: Renames,
): Map<string, string> {
  return new Map(
    earlier.map((source) => {
      const own = types.filter(({ name }) => places.get(name.value) === source.domain);
      return [`${source.domain}.graphql`, printFile(source, own, texts, renames)];
    }),
  );
}

/** A file with its opening comment, what is no type as it stands, and its types in their order. */
function printFile(
  { document, types: then }: GraphqlSource,
  types: readonly TypeDefinitionNode[],
  texts: GraphqlTexts,
  renames: Renames,
): string {
  const first = document.definitions[0]?.loc;
  const body = first?.source.body ?? '';
  const opening = body.slice(0, first?.start ?? 0).trimEnd();
  const others = document.definitions
    .filter((node) => !isType(node))
    .map((node) => body.slice(node.loc?.start ?? 0, node.loc?.end ?? 0));
  const ordered = inEarlierOrder(
    types,
    ({ name }) => earlierName(name.value, renames),
    then.map(({ name }) => name.value),
  );
  const blocks = [opening, ...others, ...ordered.map((type) => printType(type, texts))].filter((text) => text !== '');
  return `${blocks.join('\n\n')}\n`;
}

/** The elements that have neither a description nor a twin. */
function withoutText(files: ReadonlyMap<string, string>, proto: ProtoIndex): string[] {
  const sources = [...files].map(([file, text]): GraphqlSource => {
    const document = parse(new Source(text, file));
    return { domain: file, file, document, types: document.definitions.filter(isType) };
  });
  const all = elements(sources);
  const twins = resolveTwins(all, proto);
  return all
    .filter(({ name, node }) => (node.description?.value ?? '') === '' && !twins.has(name))
    .map(({ name }) => name);
}
