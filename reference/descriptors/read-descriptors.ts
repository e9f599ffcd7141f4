import { createFileRegistry, type DescFile, type FileRegistry } from '@bufbuild/protobuf';
import type { FileDescriptorSet } from '@bufbuild/protobuf/wkt';
import type { Release } from '../../product.ts';
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
 * Reads the compiled definitions of a release.
 *
 * @param set what a compiler made of them; without its comments, descriptions are empty
 */
export function readDescriptors(release: Release, set: FileDescriptorSet): Descriptors {
  const registry = createFileRegistry(set);
  const files = [...registry.files]
    .filter((file) => !file.name.startsWith('google/'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const places = new Map<string, SourcePlace>(files.flatMap((file) => [...sourcePlaces(file)]));
  const place = (element: Element): { file: string; line: number } => {
    const file = element.kind === 'file' ? element : 'file' in element ? element.file : element.parent.file;
    return { file: `${release.folder}/proto/${file.name}.proto`, line: places.get(elementName(element))?.line ?? 1 };
  };
  return { release, registry, files, place, comment: (element) => places.get(elementName(element))?.comment ?? '' };
}
