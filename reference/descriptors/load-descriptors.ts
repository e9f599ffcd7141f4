import { createFileRegistry, fromBinary, type DescFile, type FileRegistry } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { cachedBytes } from './cached-bytes.ts';
import { checkBindings } from './check-bindings.ts';
import { compile, compilerVersion } from './compile.ts';
import { contentHash } from './content-hash.ts';
import { elementName, type Element } from './element-name.ts';
import { sourcePlaces, type SourcePlace } from './source-places.ts';

/** The protobuf definitions of a release, compiled. */
export interface Descriptors {
  readonly release: Release;
  /** All types, the imported ones among them. */
  readonly registry: FileRegistry;
  /** The release's own files, without `google/**`, ordered by name. */
  readonly files: readonly DescFile[];
  /** An element's description: paragraphs separated by an empty line, or an empty string. */
  comment(element: Element): string;
  /** Where an element is declared: path from the project root, and line from 1. */
  place(element: Element): { file: string; line: number };
}

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
  const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, bytes));
  const files = [...registry.files]
    .filter((file) => !file.name.startsWith('google/'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const places = new Map<string, SourcePlace>(files.flatMap((file) => [...sourcePlaces(file)]));
  const place = (element: Element): { file: string; line: number } => {
    const file = element.kind === 'file' ? element : 'file' in element ? element.file : element.parent.file;
    return { file: `${release.folder}/proto/${file.name}.proto`, line: places.get(elementName(element))?.line ?? 1 };
  };
  checkBindings(registry, files, place);
  return { release, registry, files, place, comment: (element) => places.get(elementName(element))?.comment ?? '' };
}
