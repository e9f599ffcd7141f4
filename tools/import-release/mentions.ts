import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import type { ElementKind, Surface } from '../../reference/differences/versions/surface.ts';

/** An element of which pages, samples and tests may speak. */
export interface Named {
  readonly kind: ElementKind;
  readonly name: string;
  /** Path of a REST operation in the earlier release. */
  readonly path?: string;
  /** Whether nothing else of the release that stays is called like its last part, so that this alone says what is meant. */
  readonly alone?: boolean;
}

export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/** Where people write about elements, or call them: folders and files. */
export const places = [
  ...['docs', 'examples', 'tests', 'content', 'diagrams', 'sandbox', 'mcp', 'conformance', 'src', 'lessons'],
  ...['protocol-math', 'search', 'reference', 'exports', 'networks', 'definitions/glossary.yaml', 'README.md'],
];

const textual = /\.(?:mdx?|tsx?|mts|py|go|sh|json|ya?ml|dot|graphql)$/;
const camel = (name: string): string => name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** What an element is called in texts: names that could mean anything, such as `price`, count only with their parent. */
export function spellings({ kind, name, path: route, alone = false }: Named): string[] {
  const parts = name.split(/[.(]/).map((part) => part.replace(/\)$/, ''));
  const last = parts.at(-1) ?? name;
  const two = parts.slice(-2).join('.');
  switch (kind) {
    case 'field': {
      const own = alone || /_.*_/.test(last) ? [last, camel(last)] : [];
      return [name, two, ...own];
    }
    case 'GraphQL field':
    case 'GraphQL input field':
      return [name, ...(alone ? [last] : [])];
    case 'enum value':
      return [name, ...(last.includes('_') ? [last] : [])];
    case 'message':
    case 'enum':
    case 'service':
    case 'rpc':
      return [name, ...(/[a-z][A-Z]/.test(last) ? [last] : [])];
    case 'REST operation':
      return [name, ...rpcOf(name), ...(route === undefined ? [] : [route.replace(/\{[^}]*\}.*$/, '')])];
    case 'GraphQL argument':
      return [name, ...(alone ? [last] : [])];
    case 'transaction command':
      return [name, camel(name)];
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

/** `GetTransfer` of `TradingDataService_GetTransfer`. */
const rpcOf = (operation: string): string[] =>
  [operation.slice(operation.indexOf('_') + 1)].filter((rpc) => /[a-z][A-Z]/.test(rpc));

const members: readonly ElementKind[] = ['field', 'GraphQL field', 'GraphQL argument', 'GraphQL input field'];

/** The last part of a member's name as JSON spells it, `collateralAvailable`; undefined for one word, which may mean anything. */
function memberName({ kind, name }: Pick<Named, 'kind' | 'name'>): string | undefined {
  const last = camel(name.split(/[.(]/).at(-1)?.replace(/\)$/, '') ?? name);
  return members.includes(kind) && /[a-z][A-Z]/.test(last) ? last : undefined;
}

/**
 * Elements with whether their last part alone says what is meant: all members of the earlier release that are called so are among them.
 *
 * @param before names of the earlier release
 */
export function withAlone(elements: readonly Named[], before: Surface): Named[] {
  const wanted = new Set(elements.map(({ kind, name }) => `${kind} ${name}`));
  const others = new Set(before.filter(({ kind, name }) => !wanted.has(`${kind} ${name}`)).map(memberName));
  return elements.map((element) => {
    const own = memberName(element);
    return own === undefined || others.has(own) ? element : { ...element, alone: true };
  });
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
    .map((word) => `${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${/\w$/.test(word) ? '(?!\\w)' : ''}`);
  const pattern = new RegExp(`(?<![\\w.])(?:${words.join('|')})`, 'g');
  return folders.flatMap((folder) => {
    if (!existsSync(path.join(root, folder))) return [];
    const files = textual.test(folder) ? [''] : filesOf(path.join(root, folder), (file) => textual.test(file));
    return files.flatMap((file) => {
      const text = readFileSync(path.join(root, folder, file), 'utf8');
      return text.split('\n').flatMap((line, index) =>
        [...new Set([...line.matchAll(pattern)].map(([word]) => wanted.get(word) ?? word))].map((name) => ({
          file: path.posix.join(folder, file),
          line: index + 1,
          name,
        })),
      );
    });
  });
}
