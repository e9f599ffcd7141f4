import { fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema, type DescriptorProto } from '@bufbuild/protobuf/wkt';
import { fromBase64 } from '../../common/bytes.ts';
import { readDescriptors } from '../../reference/descriptors/read-descriptors.ts';
import type { WorldFile } from '../../reference/downloads/world-file.ts';
import { jsonName } from '../../reference/model/json-name.ts';
import { modelOf } from '../../reference/model/model-of.ts';
import { worldDefinitions, type WorldDefinitions } from '../world-definitions.ts';

/**
 * The definitions out of the file that the build made of them: the same as a program loads from the project's folder, but for
 * what readers of the reference need.
 *
 * @throws DefinitionError when they do not fit together
 */
export async function readWorldFile({ descriptors: deflated, rest, ...data }: WorldFile): Promise<WorldDefinitions> {
  const set = fromBinary(FileDescriptorSetSchema, await inflate(fromBase64(deflated)));
  for (const file of set.file) file.messageType.forEach(nameFields);
  const descriptors = readDescriptors(data.release, set);
  return worldDefinitions({ ...data, descriptors, model: modelOf(descriptors, { value: rest, line: () => 1 }) });
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Gives fields their names in JSON, which the file leaves out because they follow from the others. */
function nameFields({ field, nestedType }: DescriptorProto): void {
  for (const one of field) one.jsonName = jsonName(one.name);
  nestedType.forEach(nameFields);
}
