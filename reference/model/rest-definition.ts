import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { readYaml, type YamlFile } from '../yaml/read-yaml.ts';
import type { ServiceKey } from './operation.ts';
import { restDefinitionFile } from './rest-file.ts';

/** `rest.yaml` of a release: what the .proto files do not say about the REST reference. */
export interface RestDefinition {
  readonly services: Readonly<
    Record<ServiceKey, { readonly rpcs: string; readonly title: string; readonly prefix?: string }>
  >;
  readonly categories: readonly {
    readonly service: ServiceKey;
    readonly slug: string;
    readonly label: string;
    readonly tag?: string;
    readonly description: string;
    /** Id of the operation → title of its page, in the order of the sidebar. */
    readonly operations: Readonly<Record<string, string>>;
  }[];
  /** Content type of the operations that answer with a file. */
  readonly files: Readonly<Record<string, string>>;
}

const text = { type: 'string', minLength: 1 };
const service = {
  type: 'object',
  required: ['rpcs', 'title'],
  properties: { rpcs: text, title: text, prefix: text },
  additionalProperties: false,
};
const category = {
  type: 'object',
  required: ['service', 'slug', 'label', 'description', 'operations'],
  properties: {
    service: { enum: ['core', 'state', 'data-v2', 'explorer'] },
    slug: { type: 'string', pattern: '^[a-z0-9-]+$' },
    label: text,
    tag: text,
    description: text,
    operations: { type: 'object', minProperties: 1, additionalProperties: text },
  },
  additionalProperties: false,
};
const schema = {
  type: 'object',
  required: ['services', 'categories', 'files'],
  properties: {
    services: {
      type: 'object',
      required: ['core', 'state', 'data-v2', 'explorer'],
      properties: { core: service, state: service, 'data-v2': service, explorer: service },
      additionalProperties: false,
    },
    categories: { type: 'array', items: category },
    files: { type: 'object', additionalProperties: text },
  },
  additionalProperties: false,
};

/** What ids of operations begin with, by the full name of their service, where it is not the service's own name. */
export function operationPrefixes(release: Release, root: string): ReadonlyMap<string, string> {
  if (!existsSync(path.join(root, restDefinitionFile(release)))) return new Map();
  const { services } = readRestDefinition(release, root).value;
  return new Map(
    Object.values(services).flatMap(({ rpcs, prefix }) => (prefix === undefined ? [] : [[rpcs, prefix] as const])),
  );
}

/** Reads and checks the definition. Throws DefinitionError with file and line. */
export function readRestDefinition(release: Release, root: string): YamlFile<RestDefinition> {
  return readYaml<RestDefinition>(root, restDefinitionFile(release), schema);
}
