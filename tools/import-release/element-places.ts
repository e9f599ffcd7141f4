import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { loadCliCommands } from '../../reference/cli/load-commands.ts';
import { loadContracts } from '../../reference/contracts/load-contracts.ts';
import { elementName } from '../../reference/descriptors/element-name.ts';
import { elementsOf } from '../../reference/descriptors/elements-of.ts';
import { loadDescriptors } from '../../reference/descriptors/load-descriptors.ts';
import { elements } from '../../reference/graphql/elements.ts';
import { readSources } from '../../reference/graphql/read-sources.ts';
import { operationPrefixes } from '../../reference/model/rest-definition.ts';
import { loadParameters } from '../../reference/parameters/load-parameters.ts';
import { loadOpenRpc } from '../../reference/wallet/load-openrpc.ts';

/** Where something stands: path from the project's root, and line from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * Where the description of each element of a release is, by the names that surfaces use.
 *
 * @param root project root
 */
export async function elementPlaces(release: Release, root: string): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  const has = (folder: string): boolean => existsSync(path.join(root, release.folder, folder));
  if (has('proto')) {
    const descriptors = await loadDescriptors(release, root);
    const prefixes = operationPrefixes(release, root);
    for (const element of descriptors.files.flatMap(elementsOf)) {
      places.set(elementName(element), descriptors.place(element));
      if (element.kind !== 'rpc') continue;
      const prefix = prefixes.get(element.parent.typeName) ?? element.parent.name;
      places.set(`${prefix}_${element.name}`, descriptors.place(element));
    }
  }
  if (has('graphql')) for (const { name, place } of elements(await readSources(release, root))) places.set(name, place);
  if (has('network-parameters')) for (const { key, place } of loadParameters(release, root)) places.set(key, place);
  if (has('cli'))
    for (const { name, flags, place } of loadCliCommands(release, root)) {
      places.set(name, place);
      for (const flag of flags) places.set(`${name} --${flag.name}`, below(root, place, `    ${flag.name}:`));
    }
  if (has('wallet'))
    for (const method of loadOpenRpc(release, root).methods) {
      const file = `${release.folder}/wallet/methods/${method['x-group']}.yaml`;
      const place = below(root, { file, line: 1 }, `- name: ${method.name}`);
      places.set(method.name, place);
      for (const { name } of method.params) places.set(`${method.name}(${name})`, place);
    }
  if (has('contracts'))
    for (const { name, file, functions, events } of loadContracts(release, root)) {
      places.set(name, below(root, { file, line: 1 }, `contract ${name}`));
      for (const own of functions)
        places.set(`${name}.${own.name}`, below(root, { file, line: 1 }, `function ${own.name}(`));
      for (const own of events)
        places.set(`${name}.event-${own.name}`, below(root, { file, line: 1 }, `event ${own.name}(`));
    }
  return places;
}

/** The first line from a place on that begins with some words; the place itself when there is none. */
function below(root: string, { file, line }: Place, words: string): Place {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const index = lines.findIndex((text, at) => at >= line - 1 && text.trimEnd().startsWith(words));
  const loose = index >= 0 ? index : lines.findIndex((text, at) => at >= line - 1 && text.includes(words.trim()));
  return { file, line: (loose < 0 ? line - 1 : loose) + 1 };
}
