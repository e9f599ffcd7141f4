import { fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { checkBindings } from './check-bindings.ts';
import { cachedBytes } from './cached-bytes.ts';
import { compile, compilerVersion } from './compile.ts';
import { contentHash } from './content-hash.ts';
import { readDescriptors, type Descriptors } from './read-descriptors.ts';

export type { Descriptors } from './read-descriptors.ts';

/**
 * Compiles the `.proto` files of a release (or takes the result from `.cache/descriptors` while nothing has changed) and
 * gives its types with their descriptions.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError with file, line and remedy when a definition does not compile or a binding is wrong
 */
export async function loadDescriptors(release: Release, root: string = process.cwd()): Promise<Descriptors> {
  const sources = [`${release.folder}/proto`, 'definitions/third_party'];
  const key = `${await contentHash(root, sources, compilerVersion)}.binpb`;
  const bytes = await cachedBytes(path.join(root, '.cache', 'descriptors', release.label), key, () =>
    compile(root, sources),
  );
  const descriptors = readDescriptors(release, fromBinary(FileDescriptorSetSchema, bytes));
  checkBindings(descriptors.registry, descriptors.files, descriptors.place);
  return descriptors;
}
