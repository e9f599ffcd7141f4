import type { DescEnum, DescFile, DescMessage, FileRegistry } from '@bufbuild/protobuf';
import { DefinitionError } from '../../../reference/descriptors/definition-error.ts';
import { elementName, type Element } from '../../../reference/descriptors/element-name.ts';
import { elementsOf } from '../../../reference/descriptors/elements-of.ts';
import { httpBinding } from '../../../reference/descriptors/http-binding.ts';
import type { Descriptors } from '../../../reference/descriptors/load-descriptors.ts';
import { sourcePlaces, type SourcePlace } from '../../../reference/descriptors/source-places.ts';
import { earlierName, type Renames } from '../renames.ts';
import { notDescribed } from '../words.ts';
import { printProto } from './print-proto.ts';
import type { RestRule } from './read-rest-rules.ts';
import type { ProtoSources } from './read-proto-sources.ts';

export interface ImportedProto {
  /** Texts of the definitions' files by name, `vega/vega.proto`. */
  readonly files: ReadonlyMap<string, string>;
  /** Files of the sources that nothing of the definitions needs. */
  readonly leftOut: readonly string[];
  /** How many elements took a description over from the earlier release, and how many have none. */
  readonly carried: number;
  readonly undescribed: number;
  /** Line of an element in the sources, by its full name. */
  readonly sourceLines: ReadonlyMap<string, { readonly file: string; readonly line: number }>;
}

/**
 * The .proto files of a new release: names, numbers and types from its sources, descriptions from the definitions of the
 * earlier release. The files are those that the earlier release has, and whatever they import now.
 *
 * @param rules HTTP bindings that stand apart from the sources
 * @param inFiles whether bindings that stand in the sources count as well
 * @throws DefinitionError when a rule names no rpc, or a field that its request does not have
 */
export function importProto(
  sources: ProtoSources,
  earlier: Pick<Descriptors, 'files'>,
  rules: ReadonlyMap<string, RestRule>,
  renames: Renames,
  inFiles = true,
): ImportedProto {
  const taken = filesToTake(sources, earlier.files);
  checkRules(sources.registry, rules);
  const before = new Map<string, SourcePlace>(earlier.files.flatMap((file) => [...sourcePlaces(file)]));
  const orders = new Map(earlier.files.flatMap((file) => [...ordersOf(file)]));
  const packages = new Map(earlier.files.map((file) => [`${file.name}.proto`, file.proto.package]));
  let [carried, undescribed] = [0, 0];
  const files = new Map<string, string>();
  for (const [name, file] of taken) {
    const above = (element: Element): readonly string[] => {
      const lines = before.get(earlierName(elementName(element), renames))?.lines ?? [];
      if (lines.length === 0) undescribed += 1;
      else carried += 1;
      return (lines.length === 0 ? [` ${notDescribed}`] : lines).map((line) => `//${line}`);
    };
    files.set(
      name,
      printProto(file, sources.registry, {
        above,
        binding: (rpc) => rules.get(elementName(rpc)) ?? (inFiles ? httpBinding(sources.registry, rpc) : undefined),
        order: (element) => (element.kind === 'file' && !packages.has(name) ? [] : orderOf(element, orders, renames)),
      }),
    );
  }
  return {
    files,
    leftOut: [...sources.files.keys()].filter((name) => !taken.has(name)),
    carried,
    undescribed,
    sourceLines: linesOf(taken),
  };
}

function filesToTake({ files }: ProtoSources, earlier: readonly DescFile[]): Map<string, DescFile> {
  const taken = new Map<string, DescFile>();
  const take = (name: string): void => {
    const file = files.get(name);
    if (file === undefined || taken.has(name)) return;
    taken.set(name, file);
    for (const needed of file.dependencies) take(`${needed.name}.proto`);
  };
  for (const file of earlier) take(`${file.name}.proto`);
  return new Map([...taken].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function checkRules(registry: FileRegistry, rules: ReadonlyMap<string, RestRule>): void {
  for (const [selector, { file, line, path, body }] of rules) {
    const at = selector.lastIndexOf('.');
    const rpc = registry.getService(selector.slice(0, at))?.methods.find(({ name }) => name === selector.slice(at + 1));
    const remedy = 'Take the rules and the .proto files of the same release.';
    if (rpc === undefined)
      throw new DefinitionError({ file, line }, `a rule binds ${selector}, which the .proto files do not have`, remedy);
    const named = [...path.matchAll(/\{([^}=]+)/g)].map(([, field = '']) => field);
    if (body !== '' && body !== '*') named.push(body);
    const unknown = named.find((field) => !hasField(rpc.input, field));
    if (unknown !== undefined)
      throw new DefinitionError(
        { file, line },
        `the rule of ${selector} names the field ${unknown}, which ${rpc.input.typeName} does not have`,
        remedy,
      );
  }
}

/** Whether a message has a field, which may be one of a message inside it: `pagination.first`. */
function hasField(message: DescMessage | undefined, field: string): boolean {
  const [first, ...rest] = field.split('.');
  const found = message?.fields.find(({ name }) => name === first);
  return found !== undefined && (rest.length === 0 || hasField(found.message, rest.join('.')));
}

const lineOf = (places: ReadonlyMap<string, SourcePlace>, element: Element): number =>
  places.get(elementName(element))?.line ?? 0;

/** Names of the children of each element, as they follow each other in the file. */
function ordersOf(file: DescFile): Map<string, readonly string[]> {
  const places = sourcePlaces(file);
  const children = new Map<string, Element[]>();
  for (const element of elementsOf(file)) {
    if (element.kind === 'file') continue;
    const parent = parentOf(element);
    const key = parent === undefined ? `file ${file.name}` : parent.typeName;
    children.set(key, [...(children.get(key) ?? []), element]);
  }
  return new Map(
    [...children].map(([key, elements]) => [
      key,
      elements.sort((a, b) => lineOf(places, a) - lineOf(places, b)).map(({ name }) => name),
    ]),
  );
}

function parentOf(element: Exclude<Element, DescFile>): { readonly typeName: string } | undefined {
  return element.kind === 'service' ? undefined : (element.parent as DescMessage | DescEnum | undefined);
}

function orderOf(
  element: Element,
  orders: ReadonlyMap<string, readonly string[]>,
  renames: Renames,
): readonly string[] {
  if (element.kind === 'file') return orders.get(`file ${element.name}`) ?? [];
  return orders.get(earlierName(elementName(element), renames)) ?? [];
}

function linesOf(files: ReadonlyMap<string, DescFile>): Map<string, { file: string; line: number }> {
  return new Map(
    [...files].flatMap(([name, file]) =>
      [...sourcePlaces(file)].map(([element, { line }]) => [element, { file: name, line }] as const),
    ),
  );
}
