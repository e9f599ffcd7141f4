import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { filesOf } from '../../common/files-of.ts';
import { loadReleases } from '../../content/releases/load-releases.ts';
import type { Release } from '../../product.ts';
import { loadCliCommands } from '../../reference/cli/load-commands.ts';
import { loadContracts } from '../../reference/contracts/load-contracts.ts';
import { httpBinding } from '../../reference/descriptors/http-binding.ts';
import { loadDescriptors, type Descriptors } from '../../reference/descriptors/load-descriptors.ts';
import { breakingInside, short, type InsideChanges } from '../../reference/differences/versions/breaking-inside.ts';
import { compareSurfaces } from '../../reference/differences/versions/compare-surfaces.ts';
import { changesInside } from '../../reference/differences/versions/inside.ts';
import { renamesFile } from '../../reference/differences/versions/load-renames.ts';
import { readSurface } from '../../reference/differences/versions/read-surface.ts';
import { protoIndex } from '../../reference/graphql/proto-index.ts';
import { readSources } from '../../reference/graphql/read-sources.ts';
import { readRestDefinition } from '../../reference/model/rest-definition.ts';
import { loadParameters } from '../../reference/parameters/load-parameters.ts';
import { allParts } from '../../reference/parts/all-parts.ts';
import { loadOpenRpc } from '../../reference/wallet/load-openrpc.ts';
import type { ImportRequest } from './arguments.ts';
import { changedElements } from './changed-elements.ts';
import { importContracts, readAbis } from './contracts/import-contracts.ts';
import { elementPlaces, type Place } from './element-places.ts';
import { importGraphql, schemaElements } from './graphql/import-graphql.ts';
import { readGraphqlSource } from './graphql/read-graphql-source.ts';
import { markLines } from './mark-lines.ts';
import { mentionsOf, withAlone, type Named } from './mentions.ts';
import { importParameters, readParameterTable, type ImportedTables } from './parameters/import-parameters.ts';
import { importCommands, readCommandTable } from './programs/import-commands.ts';
import { importProto } from './proto/import-proto.ts';
import { readProtoSources } from './proto/read-proto-sources.ts';
import { readRestRules } from './proto/read-rest-rules.ts';
import { importRest, type BoundRpc } from './rest/import-rest.ts';
import { placeInTables, refuseIdleAnswers, refuseUnconfirmed, unboundServices } from './questions.ts';
import { reviewText, type Review } from './review.ts';
import { dropUnfitExamples } from './graphql/drop-unfit-examples.ts';
import { unreadFiles } from './unread-files.ts';
import { undescribedPlaces } from './undescribed-places.ts';
import { importMethods, readMethods } from './wallet/import-methods.ts';

/** What else a build reads, so that the new definitions can be tried where they are made. */
const surroundings = [
  'definitions/third_party',
  'examples',
  'reference/client-package',
  'protocol-math',
  'package.json',
  'LICENSE',
  'node_modules',
];

/**
 * Writes `definitions/<release>` from the sources of a release and the descriptions of an earlier one. All is made in a
 * folder of its own and takes its place as a whole.
 *
 * @param root project root
 * @throws DefinitionError or Error with what is wrong with the sources; nothing has changed then
 */
export async function importRelease(root: string, request: ImportRequest): Promise<Review> {
  const { release, from } = request;
  const target = path.join(root, release.folder);
  if (!existsSync(path.join(root, from.folder)))
    throw new Error(`${from.folder} does not exist.\n  Name with --from a line of releases that definitions/ has.`);
  if (existsSync(target))
    throw new Error(
      `${release.folder} is there already.\n  Remove it to import the release anew; what was written in it is lost.`,
    );
  const work = path.join(root, '.cache', 'import-release', String(process.pid));
  rmSync(work, { recursive: true, force: true });
  try {
    for (const place of [from.folder, ...surroundings]) {
      if (!existsSync(path.join(root, place))) continue;
      mkdirSync(path.dirname(path.join(work, place)), { recursive: true });
      symlinkSync(path.resolve(root, place), path.join(work, place));
    }
    // What was compiled once is compiled: an import is started again until every question is answered.
    const compiled = path.join('.cache', 'descriptors');
    for (const folder of [path.join(root, compiled), path.join(work, '.cache')]) mkdirSync(folder, { recursive: true });
    symlinkSync(path.resolve(root, compiled), path.join(work, compiled));
    cpSync(path.join(root, from.folder), path.join(work, release.folder), { recursive: true });
    for (const own of ['review.md', renamesFile]) rmSync(path.join(work, release.folder, own), { force: true });
    const review = await writeRelease(root, work, request);
    renameSync(path.join(work, release.folder), target);
    return review;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function writeRelease(root: string, work: string, request: ImportRequest): Promise<Review> {
  const { release, from, renames } = request;
  const folder = path.join(work, release.folder);
  const given = readTables(request);
  const earlier = await loadDescriptors(from, root);
  const tasks: string[] = [];
  const sources: string[] = [];
  let carried = 0;
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const take = (name: string, tables: ImportedTables): void => {
    sources.push(name);
    carried += tables.carried;
    for (const [file, text] of tables.files) write(file, text);
  };

  const sourcePlaces = new Map<string, Place>();
  // Bindings alone are those of the earlier release's messages.
  const protoFolder = request.proto ?? (request.rest.length === 0 ? undefined : path.join(root, from.folder, 'proto'));
  const unbound: string[] = [];
  if (protoFolder !== undefined) {
    const compiled = await readProtoSources(protoFolder, path.join(root, 'definitions/third_party'));
    const proto = importProto(compiled, earlier, given.rules, renames, request.proto !== undefined);
    for (const name of filesOf(path.join(folder, 'proto')))
      if (!proto.files.has(name)) rmSync(path.join(folder, 'proto', name));
    for (const [name, text] of proto.files) write(`proto/${name}`, text);
    sources.push(request.proto === undefined ? 'HTTP bindings' : 'protobuf files');
    carried += proto.carried;
    for (const [name, { file, line }] of proto.sourceLines)
      sourcePlaces.set(name, { file: path.join(protoFolder, file), line });
    for (const name of proto.leftOut)
      if (!earlier.files.some((file) => `${file.name}.proto` === name))
        tasks.push(`${name} is left out, since nothing that is described needs it. Is that right?`);
  }
  const descriptors = await loadDescriptors(release, work);
  if (protoFolder !== undefined) {
    unbound.push(...unboundServices(earlier, descriptors));
    const rest = importRest(
      path.join(folder, 'rest.yaml'),
      readRestDefinition(from, root).value,
      boundRpcs(earlier, root, from),
      boundRpcs(descriptors, root, from),
    );
    write('rest.yaml', rest.text);
    for (const [id, category] of rest.added)
      tasks.push(`${release.folder}/rest.yaml: ${id} was put into "${category}". Are category and title right?`);
  }
  if (request.graphql !== undefined && given.schema !== undefined) {
    const { schema } = given;
    for (const { name, place } of schemaElements(schema, request.graphql)) sourcePlaces.set(name, place);
    const graphql = importGraphql(schema, await readSources(from, root), protoIndex(descriptors), renames);
    for (const [name, text] of graphql.files) write(`graphql/${name}`, text);
    sources.push('GraphQL schema');
    carried += graphql.carried;
    for (const [name, twin] of graphql.proposedTwins)
      tasks.push(`GraphQL \`${name}\` was linked to its namesake \`${twin}\`. Is it the same?`);
    for (const [name, twin] of graphql.lostTwins)
      tasks.push(`GraphQL \`${name}\` was linked to \`${twin}\`, which is gone.`);
    for (const [name, place] of graphql.placed)
      if (place === 'schema')
        tasks.push(`GraphQL \`${name}\` stands in schema.graphql, since nothing says where it belongs.`);
  }
  if (given.parameters !== undefined) {
    const earlierParameters = loadParameters(from, root);
    const place = path.join(folder, 'network-parameters');
    const imported = importParameters(place, earlierParameters, given.parameters, renames);
    take('network parameters', imported);
    tasks.push(...imported.tasks);
  }
  if (given.methods !== undefined)
    take(
      'wallet methods',
      importMethods(
        path.join(folder, 'wallet/methods'),
        loadOpenRpc(from, root).methods,
        given.methods,
        renames,
        given.methodsBefore,
      ),
    );
  if (given.commands !== undefined)
    take(
      'command lines',
      importCommands(path.join(folder, 'cli/commands'), loadCliCommands(from, root), given.commands, renames),
    );
  if (given.abis !== undefined)
    take('contracts', importContracts(path.join(folder, 'contracts'), loadContracts(from, root), given.abis, renames));
  renameFolder(folder, from, release);
  if (request.graphql !== undefined) tasks.push(...(await dropUnfitExamples(release, work, descriptors)));

  const [before, after] = [await readSurface(from, root), await readSurface(release, work)];
  refuseIdleAnswers(before, after, request, unbound);
  refuseUnconfirmed(before, after, request, unbound, (name) => {
    const place = sourcePlaces.get(name) ?? placeInTables(request, name);
    return place === undefined ? release.folder : `${place.file}:${place.line}`;
  });
  tasks.push(
    ...newCommands(earlier, descriptors, release),
    ...(await loadingFaults(release, work)),
    ...releaseNames(folder, from, release),
    ...unlisted(root, release),
  );

  if (renames.size > 0) write(renamesFile, renamesText(from, renames));
  const changed = changedElements(before, after, renames);
  markChanged(work, changed, await elementPlaces(release, work));
  const places = await elementPlaces(release, work);
  const differences = compareSurfaces(before, after);
  const removed = differences.filter(({ change }) => change === 'removed');
  const paths = new Map(before.map(({ name, facts }) => [name, facts['path']]));
  const inside = breakingInside(changesInside(before, after, differences), differences);
  tasks.push(...inside.map((element) => insideTask(element, places.get(element.name))));
  const elements: Named[] = [...removed, ...changed, ...inside].map(({ kind, name }) => {
    const route = paths.get(name);
    return { kind, name, ...(kind === 'REST operation' && typeof route === 'string' ? { path: route } : {}) };
  });
  const named = withAlone(elements, before);
  const unread = unreadFiles(work, release.folder);
  const review: Review = {
    version: release.version,
    from: from.label,
    sources,
    carried,
    undescribed: undescribedPlaces(work, release.folder),
    changed: changed.map((element) => {
      const place = places.get(element.name);
      return place === undefined ? element : { ...element, place };
    }),
    removed: removed.map(({ kind, name }) => `${kind} \`${name}\``),
    mentions: mentionsOf(root, named),
    unread,
    unreadMentions: mentionsOf(work, named, [release.folder]).filter(({ file }) =>
      unread.some((one) => one.file === file),
    ),
    tasks,
  };
  write('review.md', reviewText(review));
  return review;
}

/** What a person confirmed, for the pages that tell readers what became of a name. */
const renamesText = ({ label }: Release, renames: ImportRequest['renames']): string =>
  `# Names of elements in ${label} by those in this release.\n${stringify({ from: label, names: Object.fromEntries(renames) })}`;

/** The sources that need no compiler; those that are not given are undefined. */
interface Tables {
  readonly rules: ReturnType<typeof readRestRules>;
  readonly schema: ReturnType<typeof readGraphqlSource> | undefined;
  readonly parameters: ReturnType<typeof readParameterTable> | undefined;
  readonly commands: ReturnType<typeof readCommandTable> | undefined;
  readonly methods: ReturnType<typeof readMethods> | undefined;
  readonly methodsBefore: ReturnType<typeof readMethods> | undefined;
  readonly abis: ReturnType<typeof readAbis> | undefined;
}

/** The sources that are quickly read: a mistake in one of them is told before anything else is done. */
function readTables({ rest, graphql, parameters, commands, openrpc, openrpcBefore, abi }: ImportRequest): Tables {
  const read = <T>(file: string | undefined, reader: (file: string) => T): T | undefined =>
    file === undefined ? undefined : reader(file);
  return {
    rules: readRestRules(rest),
    schema: read(graphql, readGraphqlSource),
    parameters: read(parameters, readParameterTable),
    commands: read(commands, readCommandTable),
    methods: read(openrpc, readMethods),
    methodsBefore: read(openrpcBefore, readMethods),
    abis: read(abi, readAbis),
  };
}

/** The operations of the earlier release and their paths. */
function boundRpcs(descriptors: Descriptors, root: string, from: Release): BoundRpc[] {
  const { services } = readRestDefinition(from, root).value;
  return descriptors.files
    .flatMap((file) => file.services)
    .flatMap((service) => {
      const entry = Object.entries(services).find(([, { rpcs }]) => rpcs === service.typeName);
      if (entry === undefined) return [];
      const [key, { prefix = service.name }] = entry;
      return service.methods.flatMap((rpc) => {
        const binding = httpBinding(descriptors.registry, rpc);
        return binding === undefined
          ? []
          : [{ id: `${prefix}_${rpc.name}`, service: key as BoundRpc['service'], path: binding.path }];
      });
    });
}

/** What names the folder of the earlier release names that of the new one. */
function renameFolder(folder: string, from: Release, release: Release): void {
  for (const name of filesOf(folder)) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = text.replaceAll(from.folder, release.folder);
    if (changed !== text) writeFileSync(file, changed);
  }
}

/** Texts that name the earlier release, and may not hold for the new one. */
function releaseNames(folder: string, from: Release, release: Release): string[] {
  const pattern = new RegExp(`\\bv${from.label.slice(1).replaceAll('.', '\\.')}(?:\\.\\d+)?\\b`);
  return filesOf(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [found] = pattern.exec(line) ?? [];
        return found === undefined ? [] : [`${release.folder}/${name}:${index + 1} names ${found}.`];
      }),
  );
}

/** Commands of transactions that came and went: what they do is described by hand. */
function newCommands(earlier: Descriptors, now: Descriptors, release: Release): string[] {
  const commands = ({ registry }: Descriptors): Set<string> =>
    new Set(
      registry
        .getMessage('vega.commands.v1.InputData')
        ?.oneofs.find(({ name }) => name === 'command')
        ?.fields.map(({ name }) => name),
    );
  const [before, after] = [commands(earlier), commands(now)];
  return [
    ...[...after]
      .filter((name) => !before.has(name))
      .map(
        (name) =>
          `${release.folder}/commands/${name}.yaml and commands/rules/${name}.yaml are to be written: a new transaction command.`,
      ),
    ...[...before]
      .filter((name) => !after.has(name))
      .map(
        (name) =>
          `${release.folder}/commands/${name}.yaml and commands/rules/${name}.yaml are to be removed: the command is gone.`,
      ),
  ];
}

/** An operation or a command whose form is the same, and whose messages are not. */
function insideTask({ name, changes }: InsideChanges, place: Place | undefined): string {
  const what = changes.map((change) => `\`${short(change.name)}\` ${change.change}`).join(', ');
  const where = place === undefined ? '' : `${place.file}:${place.line} `;
  return `${where}\`${name}\` carries ${what}. Does what is said of it still hold?`;
}

/** The page and the feeds of releases, and the feed of changes, take what they say of a release from one list. */
function unlisted(root: string, { version }: Release): string[] {
  const file = 'definitions/releases.yaml';
  if (existsSync(path.join(root, file)) && loadReleases(root).some((listed) => listed.version === version)) return [];
  return [`${file}:1 has no ${version}: add it, with the day of its tag and what it brought.`];
}

/** What keeps the reference from being made of the new definitions. */
async function loadingFaults(release: Release, work: string): Promise<string[]> {
  try {
    await allParts(release, work);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [`The build stops until this is mended: ${message.replace(/\s*\n\s*/g, ' ')}`];
  }
}

function markChanged(
  work: string,
  changed: ReturnType<typeof changedElements>,
  places: Awaited<ReturnType<typeof elementPlaces>>,
): void {
  const marks = new Map<string, Map<number, string[]>>();
  for (const { name, details } of changed) {
    const place = places.get(name);
    if (place === undefined) continue;
    const lines = marks.get(place.file) ?? new Map<number, string[]>();
    marks.set(place.file, lines.set(place.line, [...(lines.get(place.line) ?? []), ...details]));
  }
  for (const [file, lines] of marks) {
    const text = readFileSync(path.join(work, file), 'utf8');
    const all = [...lines].map(([line, details]) => ({ line, text: [...new Set(details)].join('; ') }));
    writeFileSync(path.join(work, file), markLines(file, text, all));
  }
}
