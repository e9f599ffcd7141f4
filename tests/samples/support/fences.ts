import { allPages } from '../../content/operators/own-pages.ts';

/** A block of code that stands in a page itself. */
export interface Fence {
  /** Where it is: page below docs/ and line. */
  readonly place: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

/** The blocks of code of the hand-written API and tutorial pages, in the order of the pages. */
export function fences(): Fence[] {
  return allPages()
    .filter(({ file }) => /^docs\/(api|quickstarts|tutorials)\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^( *)```(\w+)(?: title="([^"]*)")?\n([\s\S]*?)^ *```$/gm)].map(
        ({ 1: indent = '', 2: language = '', 3: title = '', 4: code = '', index }) => ({
          place: `${file.slice('docs/'.length)}:${text.slice(0, index).split('\n').length}`,
          language,
          title,
          text: code
            .split('\n')
            .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
            .join('\n')
            .trim(),
        }),
      ),
    );
}
