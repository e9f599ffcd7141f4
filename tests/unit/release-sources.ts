import { buildASTSchema, concatAST, Kind, printSchema, visit } from 'graphql';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import type { Release } from '../../product.ts';
import { loadCliCommands } from '../../reference/cli/load-commands.ts';
import { loadContracts } from '../../reference/contracts/load-contracts.ts';
import { httpBinding } from '../../reference/descriptors/http-binding.ts';
import { loadDescriptors } from '../../reference/descriptors/load-descriptors.ts';
import { readSources } from '../../reference/graphql/read-sources.ts';
import { loadParameters } from '../../reference/parameters/load-parameters.ts';
import { loadOpenRpc } from '../../reference/wallet/load-openrpc.ts';
import type { ImportRequest } from '../../tools/import-release/arguments.ts';

/** Nothing that a person has decided. */
export const noAnswers = { renames: new Map<string, string>(), gone: new Set<string>(), renumbered: new Set<string>() };

type Sources = Pick<ImportRequest, 'proto' | 'rest' | 'graphql' | 'parameters' | 'openrpc' | 'commands' | 'abi'>;

/**
 * Writes what a release's own repositories would give for its definitions, without any of our texts: names, numbers and
 * types only.
 *
 * @param folder where to write
 * @returns the sources as an import takes them
 */
export async function writeSources(release: Release, root: string, folder: string): Promise<Required<Sources>> {
  mkdirSync(path.join(folder, 'abi'), { recursive: true });
  const json = (file: string, value: unknown): void => writeFileSync(path.join(folder, file), JSON.stringify(value));
  cpSync(path.join(root, release.folder, 'proto'), path.join(folder, 'proto'), { recursive: true });
  for (const file of filesOf(path.join(folder, 'proto'))) {
    const place = path.join(folder, 'proto', file);
    const plain = readFileSync(place, 'utf8').replace(/^\s*\/\/.*\n/gm, '');
    // Bindings stand in files of their own, as in the repositories of releases.
    writeFileSync(place, plain.replace(/^ *option \(google\.api\.http\) = \{\n[\s\S]*?^ *\};\n/gm, ''));
  }
  writeFileSync(path.join(folder, 'bindings.yml'), await bindings(release, root));
  writeFileSync(path.join(folder, 'schema.graphql'), await plainSchema(release, root));
  json(
    'parameters.json',
    Object.fromEntries(
      loadParameters(release, root).map(({ key, type, default: value, bounds, jsonMessage }) => [
        key,
        { type, default: value, bounds, ...(jsonMessage === undefined ? {} : { jsonMessage }) },
      ]),
    ),
  );
  json('openrpc.json', {
    methods: loadOpenRpc(release, root).methods.map(({ name, params }) => ({
      name,
      params: params.map((param) => ({ name: param.name, required: param.required, schema: param.schema })),
    })),
  });
  json(
    'commands.json',
    Object.fromEntries(
      loadCliCommands(release, root).map(({ name, flags }) => [
        name,
        {
          flags: Object.fromEntries(
            flags.map(({ name: flag, type, short, default: value, required, choices, persistent }) => [
              flag,
              {
                type,
                ...(short === undefined ? {} : { short }),
                ...(value === undefined ? {} : { default: value }),
                ...(required ? { required } : {}),
                ...(choices === undefined ? {} : { choices }),
                ...(persistent ? { persistent } : {}),
              },
            ]),
          ),
        },
      ]),
    ),
  );
  for (const { name, abi } of loadContracts(release, root)) json(`abi/${name}.json`, abi);
  const at = (file: string): string => path.join(folder, file);
  return {
    proto: at('proto'),
    rest: [at('bindings.yml')],
    graphql: at('schema.graphql'),
    parameters: at('parameters.json'),
    openrpc: at('openrpc.json'),
    commands: at('commands.json'),
    abi: at('abi'),
  };
}

/** The service configuration with the HTTP bindings of a release, a rule below the other. */
async function bindings(release: Release, root: string): Promise<string> {
  const { files, registry } = await loadDescriptors(release, root);
  const rules = files
    .flatMap((file) => file.services)
    .flatMap((service) =>
      service.methods.flatMap((rpc) => {
        const binding = httpBinding(registry, rpc);
        if (binding === undefined) return [];
        const { method, path: route, body } = binding;
        const lines = [`selector: ${service.typeName}.${rpc.name}`, `${method.toLowerCase()}: '${route}'`];
        return [`    - ${[...lines, ...(body === '' ? [] : [`body: '${body}'`])].join('\n      ')}\n`];
      }),
    );
  return `type: google.api.Service\nhttp:\n  rules:\n${rules.join('')}`;
}

/** The schema of a release in one file, without descriptions and links to twins. */
async function plainSchema(release: Release, root: string): Promise<string> {
  const documents = (await readSources(release, root)).map(({ document }) => document);
  const plain = visit(concatAST(documents), {
    StringValue: (node, key) => (key === 'description' ? null : node),
    Directive: ({ name }) => (name.value === 'twin' ? null : undefined),
    DirectiveDefinition: { enter: ({ kind }) => (kind === Kind.DIRECTIVE_DEFINITION ? null : undefined) },
  });
  return printSchema(buildASTSchema(plain));
}
