import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import type { ElementKind } from '../../reference/differences/versions/surface.ts';

/** An element of which pages, samples and tests may speak. */
export interface Named {
  readonly kind: ElementKind;
  readonly name: string;
  /** Path of a REST operation in the earlier release. */
  readonly path?: string;
}

export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** Where people write about elements, or call them. */
export const places = ['docs', 'examples', 'tests', 'content', 'diagrams', 'sandbox', 'mcp', 'conformance', 'src'];

const textual = /\.(?:mdx?|tsx?|mts|py|go|sh|json|ya?ml|dot|graphql)$/;
const camel = (name: string): string => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** What an element is called in texts: names that could mean anything, such as `price`, count only with their parent. */
export function spellings({ kind, name, path: route }: Named): string[] {
  const parts = name.split('.');
  const last = parts.at(-1) ?? name;
  const two = parts.slice(-2).join('.');
  switch (kind) {
    case 'field': {
      const own = /_.*_/.test(last) ? [last, camel(last)] : [];
      return [name, two, ...own];
    }
    case 'enum value':
      return [name, ...(last.includes('_') ? [last] : [])];
    case 'message':
    case 'enum':
    case 'service':
    case 'rpc':
      return [name, ...(/[a-z][A-Z]/.test(last) ? [last] : [])];
    case 'REST operation':
      return [name, ...(route === undefined ? [] : [route.replace(/\{[^}]*\}.*$/, '')])];
    case 'GraphQL argument':
      return [name];
    case 'GraphQL interface of a type':
    case 'contract':
      return [];
    case 'contract function':
    case 'contract event':
      return [name, ...(last.includes('_') ? [last.replace(/^event-/, '')] : [])];
    default:
      return [name];
  }
}

/**
 * The lines of pages, samples and tests that name an element.
 *
 * @param root project root
 * @param folders folders below it to look through
 */
export function mentionsOf(root: string, elements: readonly Named[], folders: readonly string[] = places): Mention[] {
  const wanted = new Map<string, string>();
  for (const element of elements)
    for (const spelling of spellings(element)) if (!wanted.has(spelling)) wanted.set(spelling, element.name);
  if (wanted.size === 0) return [];
  const words = [...wanted.keys()]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w.])(?:${words.join('|')})(?![\\w])`, 'g');
  return folders.flatMap((folder) => {
    if (!existsSync(path.join(root, folder))) return [];
    const files = filesOf(
      path.join(root, folder),
      (file) => textual.test(file) && !/^api\/(?:rest|grpc|bridge)\//.test(file),
    );
    return files.flatMap((file) =>
      readFileSync(path.join(root, folder, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...new Set([...text.matchAll(pattern)].map(([word]) => wanted.get(word) ?? word))].map((name) => ({
            file: `${folder}/${file}`,
            line: index + 1,
            name,
          })),
        ),
    );
  });
}
