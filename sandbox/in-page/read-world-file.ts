import { unpackFiles } from '../../reference/descriptors/packed-files.ts';
import { readDescriptors } from '../../reference/descriptors/read-descriptors.ts';
import type { WorldFile } from '../../reference/downloads/world-file.ts';
import { modelOf } from '../../reference/model/model-of.ts';
import { worldDefinitions, type WorldDefinitions } from '../world-definitions.ts';

/**
 * The definitions out of the file that the build made of them: the same as a program loads from the project's folder, but for
 * what readers of the reference need.
 *
 * @throws DefinitionError when they do not fit together
 */
export function readWorldFile({ files, rest, ...data }: WorldFile): WorldDefinitions {
  const descriptors = readDescriptors(data.release, unpackFiles(files));
  return worldDefinitions({ ...data, descriptors, model: modelOf(descriptors, { value: rest, line: () => 1 }) });
}
